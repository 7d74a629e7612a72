import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import type { Context } from "../../context.ts";
import { addDays, isoDay } from "../../domain/dates.ts";
import { errorsOfDays } from "../../domain/health/browserErrors.ts";
import type { Run, SiteHealth, Stuck, TroubledMail } from "../../domain/health/siteHealth.ts";
import { mostStuck } from "../../store/schemas/stuckWork.ts";

/** The most mails that are read, without their texts. */
const mostMails = 500;

/** A mail that has waited less than this is on its way. */
const patienceMs = 30 * 60 * 1000;

const readFields = ["to", "message.subject", "delivery", "createdAt", "notBefore", "goodUntil"];

/** The number of days, including today, whose browser errors are read. */
const errorDays = 7;

/** The site's health: mails in trouble, stuck work, the last run of each scheduled function, browser errors. */
export async function readHealth(context: Context): Promise<SiteHealth> {
  const { store, now } = context;
  const states = ["PENDING", "PROCESSING", "RETRY", "ERROR", "DOUBTFUL"];
  const mails = store.mail.withConverter(null).select(...readFields);
  const [runs, stuck, tried, untried, browserErrors] = await Promise.all([
    store.serverRuns.get(),
    store.stuckWork.limit(mostStuck).get(),
    mails.where("delivery.state", "in", states).limit(mostMails).get(),
    mails.where("delivery", "==", null).limit(mostMails).get(),
    readBrowserErrors(context),
  ]);
  return {
    checkedAt: now.getTime(),
    runs: Object.fromEntries(
      runs.docs.map((row): [string, Run] => {
        const { startedAt, endedAt, nextAt, ...run } = row.data();
        const moments = { startedAt: +startedAt, endedAt: endedAt && +endedAt, nextAt: +nextAt };
        return [row.id, { ...run, ...moments }];
      }),
    ),
    stuck: stuck.docs
      .map((row): Stuck => {
        const { id, functionName, documentId, reason, since, times } = row.data();
        return { id, functionName, documentId, reason, since: +since, times };
      })
      .sort((a, b) => b.since - a.since),
    mails: [...tried.docs, ...untried.docs]
      .flatMap((row) => troubledMail(row, now.getTime()) ?? [])
      .sort((a, b) => b.createdAt - a.createdAt),
    browserErrors,
  };
}

async function readBrowserErrors({ store, now }: Context): Promise<SiteHealth["browserErrors"]> {
  const days = Array.from({ length: errorDays }, (_, ago) => isoDay(addDays(now, -ago))).reverse();
  const read = await Promise.all(days.map((day) => store.browserErrors.doc(day).get()));
  const known = read.flatMap((row) => {
    const errors = row.data();
    return errors === undefined ? [] : [{ ...errors, day: row.id }];
  });
  return errorsOfDays(known, (day) => days.slice(-2).includes(day));
}

/** A mail that needs attention, read field by field, also if it fits no schema; null for one on its way. */
function troubledMail(row: QueryDocumentSnapshot, now: number): TroubledMail | null {
  const moment = (field: string) => momentOf(row.get(field));
  const delivery = (field: string) => row.get(`delivery.${field}`) as unknown;
  if (momentOf(delivery("givenUpAt")) !== null) return null;
  const createdAt = moment("createdAt") ?? 0;
  const retryAt = momentOf(delivery("retryTime"));
  const state = stateOf(delivery("state"), retryAt);
  const firstDueAt = Math.max(createdAt, moment("notBefore") ?? 0);
  if (state === "waiting" && firstDueAt + patienceMs > now) return null;
  const to = row.get("to") as unknown;
  return {
    id: row.id,
    to: Array.isArray(to) ? to.join(", ") : "",
    subject: String(row.get("message.subject") ?? ""),
    state,
    createdAt,
    // Sent again by the administrator, its delivery starts anew; one in doubt rests until its next try.
    dueAt: Math.max(firstDueAt, momentOf(delivery("startTime")) ?? 0, retryAt ?? 0),
    triedAt: momentOf(delivery("endTime")),
    attempts: Number(delivery("attempts") ?? 0),
    outdated: (moment("goodUntil") ?? Infinity) <= now,
  };
}

function stateOf(state: unknown, retryAt: number | null): TroubledMail["state"] {
  if (state === "ERROR") return "failed";
  return state === "DOUBTFUL" && retryAt === null ? "doubtful" : "waiting";
}

function momentOf(value: unknown): number | null {
  const isTime = typeof value === "object" && value !== null && "toMillis" in value;
  return isTime ? (value as { toMillis: () => number }).toMillis() : null;
}
