import type { Query, QueryDocumentSnapshot, QuerySnapshot } from "firebase-admin/firestore";
import { logger } from "firebase-functions";
import { type Context, openContext } from "../../context.ts";
import { type Alert, askedAlert } from "../../domain/alert/alert.ts";
import { newsByList, planRound, type RoundPlan } from "../../domain/alert/planAlert.ts";
import { isoDay } from "../../domain/dates.ts";
import { alertMailsADay, linkSecrets } from "../../functionOptions.ts";
import { alertMail, alertQuestionMail } from "../../mail/alertMails.ts";
import type { Mail } from "../../domain/mail/mail.ts";
import { isOvertaken } from "../../store/isOvertaken.ts";
import { attempt } from "../handle.ts";
import { scheduled } from "../scheduled.ts";
import { openPush } from "./openPush.ts";
import { readListings, settledAt } from "./readListings.ts";
import { sendPushes } from "./sendPushes.ts";

export const sendAlerts = scheduled(
  "sendAlerts",
  { retryCount: 3, timeoutSeconds: 1_800, secrets: linkSecrets },
  async () => {
    const context = openContext();
    await sendNews(context, alertMailsADay);
    await sendPushes(context, openPush());
  },
);

const pageSize = 100;

type AlertRun = { mails: number; silent: number; isFull: boolean };

/**
 * Writes the mails of the alerts that are due, `most` a day in all. The first half goes to the alerts confirmed longest
 * ago, so that no number of new ones delays these; the rest to those that wait longest. Jobs are read once, alerts page
 * by page; a mail and the alert's place are one write, which fails if the alert was left or another run was first. So a
 * repeated or interrupted run writes nothing twice.
 */
export async function sendNews(context: Context, most: number): Promise<AlertRun> {
  const { store, now } = context;
  const today = await store.mail.where("alert.day", "==", isoDay(now)).count().get();
  const run = { mails: 0, silent: 0, isFull: false };
  const room = () => Math.max(0, most - today.data().count - run.mails);
  run.mails += await askWhetherToGoOn(context, room());
  const until = settledAt(now);
  const due = store.alerts.where("dueAt", "<=", now).limit(pageSize);
  const confirmedFirst = due.orderBy("confirmedAt").orderBy("dueAt");
  const page = await confirmedFirst.get();
  const listings = page.empty || room() === 0 ? [] : await readListings(context, "alerts", until);
  const news = { until, newsOf: newsByList(listings, now) };
  addTo(run, await tellPages(context, confirmedFirst, page, news, Math.ceil(room() / 2)));
  const waitingFirst = due.orderBy("dueAt");
  if (room() > 0)
    addTo(run, await tellPages(context, waitingFirst, await waitingFirst.get(), news, room()));
  await countConfirmed(context);
  logger.info("Alerts", { ...run, listings: listings.length });
  return run;
}

function addTo(run: AlertRun, { mails, silent, isFull }: AlertRun): void {
  Object.assign(run, { mails: run.mails + mails, silent: run.silent + silent, isFull });
}

type News = { until: Date; newsOf: ReturnType<typeof newsByList> };

/** Tells the alerts of a query, in its order from its first page on, until `most` mails are written. */
async function tellPages(
  context: Context,
  due: Query<Alert>,
  first: QuerySnapshot<Alert>,
  { until, newsOf }: News,
  most: number,
): Promise<AlertRun> {
  const run = { mails: 0, silent: 0, isFull: false };
  let page = first;
  while (page.size > 0) {
    const rows = await readable(context, page.docs);
    const round = planRound(rows, newsOf, { until, now: context.now, room: most - run.mails });
    run.mails += await writeMails(context, round.telling);
    run.silent += await moveOn(context, round.silent);
    run.isFull = round.isFull;
    if (run.isFull) break;
    page = await due.startAfter(page.docs.at(-1)!).get();
  }
  return run;
}

type Row = {
  found: QueryDocumentSnapshot<Alert>;
  alert: Alert & { toldUntil: Date };
};

/** The alerts of a page that fit their schema. */
async function readable(
  context: Context,
  page: readonly QueryDocumentSnapshot<Alert>[],
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const found of page)
    await attempt(context, "sendAlerts", found.id, async () => {
      const alert = found.data();
      const { toldUntil } = alert;
      if (toldUntil !== null) rows.push({ found, alert: { ...alert, toldUntil } });
    });
  return rows;
}

type Telling = RoundPlan<Row>["telling"];

/** The number of written mails. */
async function writeMails(context: Context, telling: Telling): Promise<number> {
  let written = 0;
  for (const { row, plan } of telling) {
    const mail = alertMail(row.alert, plan, context);
    if (await writeTogether(context, row.found, mail, plan.change)) written += 1;
  }
  return written;
}

/** Writes a mail and changes its alert, both or neither: not if the alert has changed since it was read, or is gone. */
async function writeTogether(
  { store }: Context,
  { ref, updateTime }: QueryDocumentSnapshot<Alert>,
  written: { id: string; mail: Mail } | null,
  change: Partial<Alert>,
): Promise<boolean> {
  const batch = store.firestore.batch();
  if (written !== null) batch.create(store.mail.doc(written.id), written.mail);
  batch.update(ref, change, { lastUpdateTime: updateTime });
  try {
    await batch.commit();
    return written !== null;
  } catch (error) {
    if (!isOvertaken(error)) throw error;
    return false;
  }
}

/** Notes that these alerts have nothing to tell; one that changes meanwhile waits for the next run. */
async function moveOn({ store }: Context, silent: RoundPlan<Row>["silent"]): Promise<number> {
  const writer = store.firestore.bulkWriter();
  writer.onWriteError((error) => !isOvertaken(error) && error.failedAttempts < 5);
  for (const { row, plan } of silent) {
    const { ref, updateTime } = row.found;
    writer.update(ref, plan.change, { lastUpdateTime: updateTime }).catch(() => {});
  }
  await writer.close();
  return silent.length;
}

/** Asks the addresses of alerts that are a year old whether to go on; returns the number of mails, at most `room`. */
async function askWhetherToGoOn(context: Context, room: number): Promise<number> {
  if (room <= 0) return 0;
  const { store, now } = context;
  const old = await store.alerts.where("askAt", "<=", now).orderBy("askAt").limit(room).get();
  let asked = 0;
  for (const found of old.docs)
    await attempt(context, "sendAlerts", found.id, async () => {
      const mail = alertQuestionMail(found.data(), context);
      if (await writeTogether(context, found, mail, askedAlert(now))) asked += 1;
    });
  return asked;
}

/** Notes for the administrator how many alerts are confirmed. */
async function countConfirmed({ store, now }: Context): Promise<void> {
  const { count } = (
    await store.alerts.where("confirmedAt", ">", new Date(0)).count().get()
  ).data();
  await store.alertCounts.doc(isoDay(now).slice(0, 7)).set({ confirmed: count }, { merge: true });
}
