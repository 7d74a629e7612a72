import { errorCode } from "@vagas/functions/domain/errorCode";
import { withinLimit } from "./withinLimit.ts";

// 'unknown' is the REST client's code for a request that never reached the server.
const offlineCodes = new Set([
  "unavailable",
  "deadline-exceeded",
  "unknown",
  "auth/network-request-failed",
]);

export type WriteOutcome = "done" | "forbidden" | "offline" | "failed";

/** Why a write did not happen, from the database's or Auth's error. */
export function writeFailure(error: unknown): Exclude<WriteOutcome, "done"> {
  const code = errorCode(error);
  if (code === "permission-denied" || code === "unauthenticated" || code === "not-found")
    return "forbidden";
  return offlineCodes.has(code) ? "offline" : "failed";
}

/** Does a write and returns its outcome, without SDK errors; one without an answer in time is 'offline'. */
export async function written(write: () => Promise<unknown>): Promise<WriteOutcome> {
  try {
    await withinLimit(write);
    return "done";
  } catch (error) {
    return writeFailure(error);
  }
}
