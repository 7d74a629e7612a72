import { attachmentName } from "@vagas/functions/domain/application/attachment";
import { resumeAddress } from "@vagas/functions/domain/application/resumeFile";
import { errorCode } from "@vagas/functions/domain/errorCode";
import { appAuth } from "../firebase/appAuth.ts";
import { appCheckProof } from "../firebase/appCheckProof.ts";

/** `name`: as the applicant called the file. */
export type ResumeDownload =
  { outcome: "ready"; file: Blob; name: string } | { outcome: "missing" | "forbidden" | "failed" };

/** How long a download may stall, in milliseconds; a large file may take longer in all. */
const patienceMs = 8_000;

/** A résumé's bytes, from the site itself, which records the download; no public link exists. */
export async function downloadResume(path: string): Promise<ResumeDownload> {
  const request = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => request.abort(), patienceMs);
  };
  // The SDK's token request cannot be aborted.
  const silence = new Promise<ResumeDownload>((resolve) => {
    request.signal.addEventListener("abort", () => resolve({ outcome: "failed" }));
  });
  heard();
  try {
    return await Promise.race([fetchResume(path, request.signal, heard), silence]);
  } catch (error) {
    return { outcome: endedSession.has(errorCode(error)) ? "forbidden" : "failed" };
  } finally {
    clearTimeout(timer);
  }
}

/** Auth's errors in place of a token. */
const endedSession = new Set([
  "auth/user-token-expired",
  "auth/user-disabled",
  "auth/user-not-found",
  "auth/invalid-user-token",
]);

const refusals: Partial<Record<number, "missing" | "forbidden">> = {
  401: "forbidden",
  403: "forbidden",
  404: "missing",
};

async function fetchResume(
  path: string,
  signal: AbortSignal,
  heard: () => void,
): Promise<ResumeDownload> {
  const [token, proof] = await Promise.all([appAuth().currentUser?.getIdToken(), appCheckProof()]);
  if (token === undefined) return { outcome: "forbidden" };
  const response = await fetch(resumeAddress(path), {
    headers: { Authorization: `Bearer ${token}`, ...proof },
    cache: "no-store",
    signal,
  });
  heard();
  if (!response.ok || !response.body) return { outcome: refusals[response.status] ?? "failed" };
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    heard();
    parts.push(part.value);
  }
  const type = response.headers.get("Content-Type") ?? "";
  const name = attachmentName(response.headers.get("Content-Disposition"));
  return {
    outcome: "ready",
    file: new Blob(parts, { type }),
    name: name ?? path.slice(path.lastIndexOf("/") + 1),
  };
}
