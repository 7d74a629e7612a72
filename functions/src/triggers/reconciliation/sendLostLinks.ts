import { addDays, addMinutes } from "../../domain/dates.ts";
import { sendOwnDataLink } from "../personalData/onLinkRequested.ts";
import { eachDocument } from "../../store/eachDocument.ts";
import type { ReconciliationRun } from "./reconciliationRun.ts";

/** How long a request is left to its own event. */
const graceMinutes = 60;

/**
 * Answers the requests for a link to own data that no event answered; each waits for a day, so every run finds it.
 */
export async function sendLostLinks(run: ReconciliationRun): Promise<number> {
  const { context, secret } = run;
  const { store, now } = context;
  const waiting = store.linkRequests
    .where("expiresAt", "<=", addMinutes(addDays(now, 1), -graceMinutes))
    .orderBy("expiresAt");
  return eachDocument(waiting, ({ id }) =>
    run.mend("linkRequest", id, () => sendOwnDataLink(context, secret, id)),
  );
}
