import { logger } from "firebase-functions";
import { onRequest } from "firebase-functions/https";
import { type Context, openContext } from "../../context.ts";
import {
  addTallies,
  type ErrorTally,
  longestReport,
  noErrors,
  readReport,
} from "../../domain/health/browserErrors.ts";
import { addDays, endOfDay, isoDay } from "../../domain/dates.ts";
import { retention } from "../../domain/privacy/retention.ts";
import { emulated, served } from "../../functionOptions.ts";
import { type ErrorBuffer, openErrorBuffer, pauseMs } from "./errorBuffer.ts";

const buffer = openErrorBuffer(
  (tally) => writeErrors(openContext(), tally),
  (error) =>
    logger.warn("Errors of browsers could not be written down", {
      kind: error instanceof Error ? error.name : "unknown",
    }),
  // The emulator answers one request of a function at a time, so a waiting one would block the others.
  emulated ? 0 : pauseMs,
);

/** Receives error reports from visitors' browsers. Only one instance, so that a flood does not start more. */
export const browserErrors = onRequest(
  { ...served, invoker: "public", cors: false, maxInstances: 1, timeoutSeconds: 30 },
  async (request, response) => {
    const status = await answerReport(buffer, {
      method: request.method,
      fetchSite: request.get("Sec-Fetch-Site"),
      body: request.rawBody,
    });
    response.status(status).set("Cache-Control", "no-store").end();
  },
);

type Sent = {
  method: string;
  /** The header Sec-Fetch-Site: whether a page of this site sends the report, if the browser says so. */
  fetchSite: string | undefined;
  body: Buffer | undefined;
};

/** The status: 204; or 403 (another site's page), 405, 413 (more than `longestReport`), 400 (no report). */
export async function answerReport(
  take: ErrorBuffer,
  { method, fetchSite = "same-origin", body }: Sent,
): Promise<number> {
  if (method !== "POST") return 405;
  if (fetchSite !== "same-origin") return 403;
  if (body === undefined) return 400;
  if (body.length > longestReport) return 413;
  const report = readReport(body.toString("utf8"));
  if (report === null) return 400;
  await take(report);
  return 204;
}

/** Adds the reports to the day's document. */
export async function writeErrors({ store, now }: Context, tally: ErrorTally): Promise<void> {
  const day = isoDay(now);
  const ref = store.browserErrors.doc(day);
  await store.firestore.runTransaction(async (transaction) => {
    const kept = (await transaction.get(ref)).data() ?? noErrors;
    const expiresAt = addDays(endOfDay(day), retention.browserErrors);
    transaction.set(ref, { ...addTallies(kept, tally), expiresAt });
  });
}
