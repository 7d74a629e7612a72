import type { Auth, DecodedIdToken } from "firebase-admin/auth";
import { logger } from "firebase-functions";
import { onRequest } from "firebase-functions/https";
import { type Context, openContext } from "../../context.ts";
import { attachmentHeader } from "../../domain/application/attachment.ts";
import type { Candidate } from "../../domain/application/candidate.ts";
import {
  resumeAtAddress,
  resumeExtension,
  resumeTypes,
} from "../../domain/application/resumeFile.ts";
import { errorCode } from "../../domain/errorCode.ts";
import { enforceAppCheck, served } from "../../functionOptions.ts";
import { inTime } from "../../inTime.ts";
import { theAppCheck, theAuth, theBucket } from "../../store/app.ts";
import { findAccount } from "../../store/findAccount.ts";
import { type Bucket, readFile } from "../../store/resumeFiles.ts";

/** Milliseconds until an unresponsive service counts as failed; the client libraries would take minutes. */
const longestMs = 8_000;

/** Serves stored résumés at the site's own address: the only way for a browser to read them. */
export const resumeFile = onRequest(
  { ...served, invoker: "public", cors: false, memory: "512MiB", concurrency: 10 },
  async (request, response) => {
    const { status, headers, body } = (await isFromTheSite(request.get("X-Firebase-AppCheck")))
      ? await answerResume(openContext(), await theBucket(), await theAuth(), {
          method: request.method,
          pathname: request.path,
          authorization: request.get("Authorization"),
        })
      : refusal(401, "Recarregue a página.");
    // Not `send`, which answers 304 to a client that names the file's digest.
    response.status(status).set(headers).end(body);
  },
);

/** Whether a page of ours asks, if App Check is enforced; only callables check that themselves. */
async function isFromTheSite(token: string | undefined): Promise<boolean> {
  if (!enforceAppCheck) return true;
  if (token === undefined) return false;
  return (await theAppCheck()).verifyToken(token).then(
    () => true,
    () => false,
  );
}

type FileRequest = {
  method: string;
  /** As the request spells it, undecoded. */
  pathname: string;
  authorization: string | undefined;
};
export type FileAnswer = { status: number; headers: Record<string, string>; body: string | Buffer };
type AskedFile = NonNullable<ReturnType<typeof resumeAtAddress>>;
type Accounts = Pick<Auth, "verifyIdToken" | "getUser">;

/**
 * The file with status 200, recorded in `downloads` before it is sent; else 401 (no account), 403 (not theirs), 404
 * (the application names no such file, or it is missing), 405, or 503, without a record.
 */
export async function answerResume(
  context: Context,
  bucket: Bucket,
  auth: Accounts,
  { method, pathname, authorization }: FileRequest,
): Promise<FileAnswer> {
  if (method !== "GET") return refusal(405, "Método não permitido.");
  const asked = resumeAtAddress(pathname);
  if (asked === null) return refusal(404, "Este endereço não existe.");
  const { candidateId } = asked;
  try {
    return await inTime(giveOut(context, bucket, auth, { ...asked, authorization }), longestMs);
  } catch (error) {
    logger.error("A résumé could not be given out", {
      id: candidateId,
      reason: error instanceof Error ? error.name : "unknown",
      code: errorCode(error) || undefined,
    });
    return refusal(503, "Tente de novo daqui a pouco.");
  }
}

async function giveOut(
  context: Context,
  bucket: Bucket,
  auth: Accounts,
  { authorization, ...asked }: AskedFile & Pick<FileRequest, "authorization">,
): Promise<FileAnswer> {
  const caller = await readCaller(auth, authorization);
  if (caller === null) return refusal(401, "Entre de novo.");
  const candidate = (await context.store.candidates.doc(asked.candidateId).get()).data();
  if (!(await mayRead(context, auth, caller, candidate)))
    return refusal(403, "Sua conta não pode abrir este arquivo.");
  const bytes = candidate?.resumePath === asked.path ? await readFile(bucket, asked.path) : null;
  const isGone = bytes === null || candidate === undefined;
  if (isGone || !(await noteDownload(context, asked, caller.uid)))
    return refusal(404, "O arquivo não está mais disponível.");
  return file(candidate, bytes);
}

/**
 * Records who downloads the file. Returns false, without a record, if the application lost the file while it was read:
 * a record written after the application's removal would stay.
 */
async function noteDownload(
  { store, now }: Context,
  { path, candidateId }: AskedFile,
  uid: string,
): Promise<boolean> {
  return store.firestore.runTransaction(async (transaction) => {
    const candidate = (await transaction.get(store.candidates.doc(candidateId))).data();
    if (candidate?.resumePath !== path) return false;
    transaction.create(store.downloads.doc(), { candidateId, uid, at: now });
    return true;
  });
}

/** The Admin SDK's errors for a token that is forged, foreign, expired or revoked, or of a deleted account. */
const refusedTokens = new Set([
  "auth/argument-error",
  "auth/id-token-expired",
  "auth/id-token-revoked",
  "auth/invalid-id-token",
  "auth/user-disabled",
  "auth/user-not-found",
]);

/** The uid of the request's ID token; null without a valid one. */
async function readCaller(
  auth: Accounts,
  authorization: string | undefined,
): Promise<DecodedIdToken | null> {
  const [, token] = /^Bearer (\S+)$/.exec(authorization ?? "") ?? [];
  if (token === undefined) return null;
  try {
    return await auth.verifyIdToken(token, true);
  } catch (error) {
    if (refusedTokens.has(errorCode(error))) return null;
    throw error;
  }
}

/** The administrator, and the application's company while it exists. */
async function mayRead(
  { store }: Context,
  auth: Accounts,
  { uid, admin, email_verified: verified, firebase }: DecodedIdToken,
  candidate: Candidate | undefined,
): Promise<boolean> {
  // A token outlives a removed claim by up to an hour.
  if (admin === true) return (await findAccount(auth, uid))?.customClaims?.["admin"] === true;
  if (verified !== true || firebase.sign_in_provider === "anonymous") return false;
  if (candidate?.companyId !== uid) return false;
  const [company, tombstone] = await Promise.all([
    store.companies.doc(uid).get(),
    store.tombstones.doc(uid).get(),
  ]);
  return company.exists && !tombstone.exists;
}

/** Saved, never shown: a document must not run with the site's rights. Never cached. */
const always = {
  "Cache-Control": "no-store",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
};

function file({ resumeName, resumePath }: Candidate, bytes: Buffer): FileAnswer {
  const extension = resumeExtension(resumePath);
  return {
    status: 200,
    headers: {
      ...always,
      "Content-Type": extension ? resumeTypes[extension] : "application/octet-stream",
      "Content-Disposition": attachmentHeader(resumeName),
      "Content-Length": String(bytes.length),
    },
    body: bytes,
  };
}

function refusal(status: number, text: string): FileAnswer {
  return {
    status,
    headers: { ...always, "Content-Type": "text/plain; charset=utf-8" },
    body: `${text}\n`,
  };
}
