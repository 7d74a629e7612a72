import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import { logger } from "firebase-functions";
import type { Context } from "../../context.ts";
import type { DeviceAlert } from "../../domain/alert/deviceAlert.ts";
import { type Listing, newsByList, planAlert } from "../../domain/alert/planAlert.ts";
import { pushOf } from "../../domain/alert/push.ts";
import { errorCode } from "../../domain/errorCode.ts";
import { deleteAll } from "../../store/deleteAll.ts";
import { isOvertaken } from "../../store/isOvertaken.ts";
import { attempt } from "../handle.ts";
import type { PushPort } from "./openPush.ts";
import { readListings, settledAt } from "./readListings.ts";

const pageSize = 100;

/** How many messages are on their way at once. */
const atOnce = 10;

type Told = "told" | "silent" | "gone" | "failed";

type PushRun = Record<Told, number>;

/**
 * Tells the devices whose alerts are due what is new in their lists. The alert's place moves after the message: a run that
 * is interrupted between the two sends it again with the same tag, and the phone shows one. Throws at the end if a message
 * could not be handed on; its alert stays due.
 */
export async function sendPushes(context: Context, push: PushPort): Promise<PushRun> {
  const { store, now } = context;
  const run = { told: 0, silent: 0, gone: 0, failed: 0 };
  const due = store.deviceAlerts.where("dueAt", "<=", now).orderBy("dueAt");
  let page = await due.limit(pageSize).get();
  if (page.empty) return run;
  const until = settledAt(now);
  const newsOf = newsByList(await readListings(context, "deviceAlerts", until), now);
  while (page.size > 0) {
    for (let i = 0; i < page.size; i += atOnce)
      await Promise.all(
        page.docs.slice(i, i + atOnce).map((found) =>
          attempt(context, "sendAlerts", found.id, async () => {
            run[await tell(context, push, found, newsOf, until)] += 1;
          }),
        ),
      );
    page = await due.startAfter(page.docs.at(-1)!).limit(pageSize).get();
  }
  logger.info("Device alerts", run);
  if (run.failed > 0) throw new Error(`${run.failed} devices could not be told`);
  return run;
}

async function tell(
  context: Context,
  push: PushPort,
  found: QueryDocumentSnapshot<DeviceAlert>,
  newsOf: (list: string) => readonly Listing[],
  until: Date,
): Promise<Told> {
  const alert = found.data();
  const { jobs, change } = planAlert(alert, newsOf(alert.list), until, context.now, Infinity);
  if (jobs.length > 0) {
    // Its person may have stopped it since the page was read.
    if (!(await found.ref.get()).exists) return "gone";
    const outcome = await push(pushOf(alert, jobs)).catch((error: unknown) => {
      logger.warn("A device could not be told", { id: alert.id, code: errorCode(error) });
      return "failed" as const;
    });
    if (outcome === "gone")
      await deleteAll(context.store.deviceAlerts.where("device", "==", alert.device));
    if (outcome !== "sent") return outcome;
  }
  await found.ref.update(change, { lastUpdateTime: found.updateTime }).catch((error: unknown) => {
    if (!isOvertaken(error)) throw error;
  });
  return jobs.length > 0 ? "told" : "silent";
}
