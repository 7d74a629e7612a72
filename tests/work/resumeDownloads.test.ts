import { addDays } from "@vagas/functions/domain/dates";
import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  type FileAnswer,
  answerResume,
} from "../../functions/src/triggers/applications/answerResume.ts";
import type { Bucket } from "../../functions/src/store/resumeFiles.ts";
import { aCandidate, aCompany } from "../faults/events.ts";
import { now } from "../faults/life.ts";
import { given } from "../functions/storedFields.ts";
import { auth, bucket, db } from "../functions/functionsSuite.ts";
import { projectId } from "../support/emulators.ts";
import { board, contextAt, documentsOf, pdf, upload } from "./workBoard.ts";
import { toBank } from "./kept.ts";

const id = "padeiro_ana";
const file = `resumes/${id}/1-a.pdf`;
const bankId = "banco_ana";
const bankFile = `resumes/${bankId}/1-a.pdf`;
const name = "Currículo da Ana.pdf";

beforeEach(async () => {
  await board({
    "companies/padaria": aCompany(),
    "companies/mercado": aCompany({ email: "mercado@empresa.example" }),
    [`candidates/${id}`]: aCandidate(id, { resumeName: name }),
    [`candidates/${bankId}`]: aCandidate(bankId, toBank),
  });
  await Promise.all([upload(file), upload(bankFile)]);
  await auth.importUsers([
    { uid: "admin", customClaims: { admin: true } },
    { uid: "former" },
    { uid: "padaria" },
    { uid: "mercado" },
    { uid: "ana" },
  ]);
});

type Claims = Record<string, unknown>;

/** An account's ID token as the Auth emulator makes them, unsigned. */
function tokenOf(uid: string, claims: Claims = {}): string {
  const seconds = Math.floor(Date.now() / 1000);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const payload = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: uid,
    user_id: uid,
    email_verified: true,
    auth_time: seconds,
    iat: seconds,
    exp: seconds + 3600,
    firebase: { sign_in_provider: "password", identities: {} },
    ...claims,
  };
  return `${part({ alg: "none", typ: "JWT" })}.${part(payload)}.`;
}

type Asked = { path?: string; method?: string; pathname?: string };

function askWith(
  authorization: string | undefined,
  { path = file, method = "GET", pathname = `/arquivos/${path}` }: Asked = {},
): Promise<FileAnswer> {
  return answerResume(contextAt(), bucket, auth, { method, pathname, authorization });
}

function ask(uid: string, { claims, ...asked }: Asked & { claims?: Claims } = {}) {
  return askWith(`Bearer ${tokenOf(uid, claims)}`, asked);
}

const asAdmin = { claims: { admin: true } };

async function notes(): Promise<object[]> {
  return Object.values(await documentsOf("downloads/"));
}

describe("a résumé", () => {
  test.each([
    ["the administrator", "admin", asAdmin],
    ["the company of the application", "padaria", {}],
  ])("is served to %s, to be saved under its name, and noted once", async (_who, uid, more) => {
    const { status, headers, body } = await ask(uid, more);
    expect(status).toBe(200);
    expect(body.toString()).toBe(pdf);
    expect(headers).toMatchObject({
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="Curriculo da Ana.pdf"; filename*=UTF-8''Curr%C3%ADculo%20da%20Ana.pdf`,
      "Content-Length": String(pdf.length),
      "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Cache-Control": "no-store",
    });
    expect(await notes()).toEqual([{ candidateId: id, uid, at: now.toISOString() }]);
    await ask(uid, more);
    expect(await notes()).toHaveLength(2);
  });

  test("in the talent bank is served to the administrator only", async () => {
    expect((await ask("admin", { ...asAdmin, path: bankFile })).status).toBe(200);
    expect((await ask("padaria", { path: bankFile })).status).toBe(403);
    expect((await ask("ana", { path: bankFile })).status).toBe(403);
    expect(await notes()).toMatchObject([{ candidateId: bankId, uid: "admin" }]);
  });

  test.each([
    ["another company", "mercado", {}],
    ["the applicant", "ana", { firebase: { sign_in_provider: "anonymous" } }],
    ["an account without a confirmed address", "padaria", { email_verified: false }],
    ["an account that does not say so", "padaria", { email_verified: "true" }],
    [
      "an anonymous account of the company's id",
      "padaria",
      { firebase: { sign_in_provider: "anonymous" } },
    ],
    ["an account that calls itself the administrator in another way", "mercado", { admin: "true" }],
    [
      "an administrator whose claim was removed since the token was made",
      "former",
      { admin: true },
    ],
  ])("is refused to %s, without a note", async (_who, uid, claims) => {
    const { status, body, headers } = await ask(uid, { claims });
    expect(status).toBe(403);
    expect(body).toBe("Sua conta não pode abrir este arquivo.\n");
    expect(headers["Cache-Control"]).toBe("no-store");
    expect(await notes()).toEqual([]);
  });

  test("is served to a deactivated company, which reads the application too, not to a deleted one", async () => {
    await db.doc("companies/padaria").update({ active: false });
    expect((await ask("padaria")).status).toBe(200);
    await given({ "tombstones/padaria": { deletedAt: now } });
    expect((await ask("padaria")).status).toBe(403);
    await db.doc("tombstones/padaria").delete();
    await db.doc("companies/padaria").delete();
    expect((await ask("padaria")).status).toBe(403);
    expect(await notes()).toHaveLength(1);
  });

  test("is refused to its company once the application is deleted or no longer the company's", async () => {
    await db.doc(`candidates/${id}`).update({ companyId: null });
    expect((await ask("padaria")).status).toBe(403);
    await db.doc(`candidates/${id}`).delete();
    expect((await ask("padaria")).status).toBe(403);
    expect((await ask("admin", asAdmin)).status).toBe(404);
    expect(await notes()).toEqual([]);
  });

  test("that is missing, or that the application does not name, is not found and not noted", async () => {
    const other = `resumes/${id}/2-b.pdf`;
    await upload(other);
    expect((await ask("padaria", { path: other })).status).toBe(404);
    expect((await ask("admin", { ...asAdmin, path: other })).status).toBe(404);
    await bucket.file(file).delete();
    expect((await ask("padaria")).status).toBe(404);
    expect(await notes()).toEqual([]);
  });

  test("is not given out if its application is deleted while it is read, and not noted", async () => {
    const read = async (path: string) => {
      const found = await bucket.file(path).download();
      await db.doc(`candidates/${id}`).delete();
      return found;
    };
    const slow = { file: (path: string) => ({ download: () => read(path) }) };
    const { status } = await answerResume(contextAt(), slow as unknown as Bucket, auth, {
      method: "GET",
      pathname: `/arquivos/${file}`,
      authorization: `Bearer ${tokenOf("padaria")}`,
    });
    expect(status).toBe(404);
    expect(await notes()).toEqual([]);
  });

  test("is not given out where it cannot be noted", async () => {
    const context = contextAt();
    const store = {
      ...context.store,
      firestore: { runTransaction: async () => Promise.reject(new Error("unavailable")) },
    } as unknown as typeof context.store;
    const answer = await answerResume({ ...context, store }, bucket, auth, {
      method: "GET",
      pathname: `/arquivos/${file}`,
      authorization: `Bearer ${tokenOf("padaria")}`,
    });
    expect([answer.status, answer.body]).toEqual([503, "Tente de novo daqui a pouco.\n"]);
  });
});

const hour = 3600;
const past = Math.floor(addDays(new Date(), -1).getTime() / 1000);

// Made when a test runs, because a token older than the account counts as revoked.
test.each<[string, () => string | undefined]>([
  ["nothing", () => undefined],
  ["an empty header", () => ""],
  ["no token", () => "Bearer "],
  ["another scheme", () => `Basic ${tokenOf("padaria")}`],
  ["two tokens", () => `Bearer ${tokenOf("padaria")} ${tokenOf("padaria")}`],
  ["what is no token", () => "Bearer abc.def.ghi"],
  ["the emulators' word for the owner", () => "Bearer owner"],
  ["an expired token", () => `Bearer ${tokenOf("padaria", { iat: past, exp: past + hour })}`],
  ["a token of another project", () => `Bearer ${tokenOf("padaria", { aud: "other" })}`],
  [
    "a token of another issuer",
    () => `Bearer ${tokenOf("padaria", { iss: "https://securetoken.google.com/other" })}`,
  ],
  ["an unsigned token without an account", () => `Bearer ${tokenOf("")}`],
  ["a token of a deleted account", () => `Bearer ${tokenOf("nobody", { admin: true })}`],
])("a caller with %s has to log in, and nothing is noted", async (_what, authorization) => {
  const { status, body } = await askWith(authorization());
  expect([status, body]).toEqual([401, "Entre de novo.\n"]);
  expect(await notes()).toEqual([]);
  expect((await askWith(`Bearer ${tokenOf("padaria")}`)).status).toBe(200);
});

test("an ended session, and a disabled account, read nothing more", async () => {
  expect((await ask("padaria")).status).toBe(200);
  await auth.revokeRefreshTokens("padaria");
  expect((await ask("padaria", { claims: { auth_time: past } })).status).toBe(401);
  expect((await ask("mercado")).status).toBe(403);
  await auth.updateUser("mercado", { disabled: true });
  expect((await ask("mercado")).status).toBe(401);
});

// The emulator always checks revocation, so without this the test could not fail.
test("each token is checked for an ended session", async () => {
  const verifyIdToken = vi.fn(auth.verifyIdToken.bind(auth));
  const asking = { getUser: auth.getUser.bind(auth), verifyIdToken };
  const { status } = await answerResume(contextAt(), bucket, asking, {
    method: "GET",
    pathname: `/arquivos/${file}`,
    authorization: `Bearer ${tokenOf("padaria")}`,
  });
  expect(status).toBe(200);
  expect(verifyIdToken.mock.calls).toEqual([[expect.any(String), true]]);
});

test("a token that cannot be checked at the moment is not a refusal", async () => {
  const broken = {
    getUser: auth.getUser.bind(auth),
    verifyIdToken: async () =>
      Promise.reject(Object.assign(new Error("down"), { code: "auth/internal-error" })),
  };
  const answer = await answerResume(contextAt(), bucket, broken, {
    method: "GET",
    pathname: `/arquivos/${file}`,
    authorization: `Bearer ${tokenOf("padaria")}`,
  });
  expect(answer.status).toBe(503);
});

test.each(["HEAD", "POST", "PUT", "DELETE", "OPTIONS"])(
  "%s is refused as a way to ask for a file",
  async (method) => {
    expect((await ask("admin", { ...asAdmin, method })).status).toBe(405);
    expect(await notes()).toEqual([]);
  },
);

test.each([
  `/arquivos/resumes/${id}/../${bankId}/1-a.pdf`,
  `/arquivos/resumes/${id}/..%2F${bankId}%2F1-a.pdf`,
  `/arquivos/resumes/${id}%2F1-a.pdf`,
  `/arquivos//${file}`,
  `/arquivos/${file}/`,
  `/arquivos/${file}%00`,
  "/arquivos/logos/a.pdf",
  "/arquivos/",
  `/${file}`,
])("%s leads to no file, whoever asks", async (pathname) => {
  await bucket.file("logos/a.pdf").save(pdf, { resumable: false });
  expect((await ask("admin", { ...asAdmin, pathname })).status).toBe(404);
  expect(await notes()).toEqual([]);
});
