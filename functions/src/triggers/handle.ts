import { logger } from "firebase-functions";
import { openContext, type Context } from "../context.ts";
import { errorCode } from "../domain/errorCode.ts";
import type { Work } from "../domain/health/work.ts";
import { noteStuck } from "./noteStuck.ts";

/** Runs an event's work on one document, as `attempt` does. */
export function handle(
  what: Work,
  id: string,
  work: (context: Context) => Promise<void>,
): Promise<void> {
  const context = openContext();
  return attempt(context, what, id, () => work(context));
}

/**
 * Runs work on one document. A permanent error (a document that does not fit its schema, a request that the database
 * refuses as malformed) is logged by the document's id, recorded for the administrator and swallowed, so that it blocks
 * neither its event nor the other documents of a run. Any other error is thrown, and the event is retried.
 */
export async function attempt(
  context: Pick<Context, "store" | "now">,
  what: Work,
  id: string,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    const reason = permanentReason(error);
    if (reason === null) throw error;
    logger.error(`${what} gave up`, { id, reason });
    await noteStuck(context, what, id, reason);
  }
}

/** INVALID_ARGUMENT of gRPC. */
const invalidArgument = "3";

/** Why the error is permanent, in words without data, or null if it may pass. */
export function permanentReason(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if ("issues" in error && Array.isArray(error.issues)) {
    return `does not fit its schema: ${error.issues.map((issue: { path: PropertyKey[] }) => issue.path.join(".")).join(", ")}`;
  }
  return errorCode(error) === invalidArgument ? "refused as malformed" : null;
}
