import type { Alert } from "@vagas/functions/domain/alert/alert";
import { collections } from "@vagas/functions/domain/collections";
import { addMinutes, isoDay, mondayOf, startOfDay } from "@vagas/functions/domain/dates";
import type { Job } from "@vagas/functions/domain/job/job";
import { isOpen } from "@vagas/functions/domain/job/jobStanding";
import { limits } from "@vagas/functions/domain/limits";
import type { Mail } from "@vagas/functions/domain/mail/mail";
import { sendNewsAt } from "../faults/laterRounds.ts";
import { readBoard } from "../invariants/readBoard.ts";
import { database } from "../support/project.ts";

/** A quarter of an hour after alerts are due on the next Monday, in minutes of the day: then daily and weekly ones are. */
const quarterPastSeven = 7 * 60 + 15;

export function nextMonday(): Date {
  return addMinutes(startOfDay(mondayOf(new Date(), 1)), quarterPastSeven);
}

/**
 * Writes the mails of all alerts as next Monday's round does, twice. Returns what is wrong: each confirmed alert tells the
 * jobs of its list that were first listed after it was asked for and are open then, once; nobody else is told.
 */
export async function brokenAlerts(say: (line: string) => void): Promise<string[]> {
  const monday = nextMonday();
  const alerts = await readAlerts();
  const news = await newsOfBoard(monday);
  const mails = await sendNewsAt(monday, alerts.length);
  const again = await sendNewsAt(monday, alerts.length);
  const told = await toldOn(isoDay(monday));
  say(`later: ${alerts.length} alerts, ${mails} of them told on Monday`);
  return [
    ...(again === 0 ? [] : [`${again} alerts were told twice`]),
    ...alerts.flatMap((alert) => brokenAlert(alert, news, told)),
    ...[...told.keys()]
      .filter((id) => !alerts.some((alert) => alert.id === id))
      .map((id) => `a mail tells an alert that is gone, ${id}`),
    ...crowded(alerts),
  ];
}

type StoredAlert = Pick<Alert, "id" | "email" | "list" | "confirmedAt" | "toldUntil">;

async function readAlerts(): Promise<StoredAlert[]> {
  const { docs } = await database.collection(collections.alerts).get();
  return docs.map((row) => ({
    id: row.id,
    email: row.get("email") as string,
    list: row.get("list") as string,
    confirmedAt: (row.get("confirmedAt")?.toDate() as Date | undefined) ?? null,
    toldUntil: (row.get("toldUntil")?.toDate() as Date | undefined) ?? null,
  }));
}

type News = { job: Job; at: Date };

/** The jobs that are open on `monday`, those that were listed first first. */
async function newsOfBoard(monday: Date): Promise<News[]> {
  const { jobs, published } = await readBoard();
  return [...published]
    .flatMap(([id, { firstAt }]): News[] => {
      const job = jobs.get(id);
      const isThere = job !== undefined && job.listed && isOpen(job, monday);
      return isThere && firstAt ? [{ job, at: firstAt }] : [];
    })
    .sort((a, b) => a.at.getTime() - b.at.getTime() || (a.job.id < b.job.id ? -1 : 1));
}

/** The ids of the jobs that mails of `day` tell, by alert. */
async function toldOn(day: string): Promise<Map<string, string[]>> {
  const { docs } = await database.collection(collections.mail).where("alert.day", "==", day).get();
  return new Map(
    docs.map((row) => {
      const { alert, aboutJobs } = row.data() as Mail;
      return [alert!.id, aboutJobs!.map(({ id }) => id)];
    }),
  );
}

function brokenAlert(
  alert: StoredAlert,
  news: readonly News[],
  told: ReadonlyMap<string, string[]>,
): string[] {
  const { id, list, confirmedAt, toldUntil } = alert;
  const wanted = news
    .filter(({ job, at }) => confirmedAt !== null && at > toldUntil! && isOf(list, job))
    .slice(0, limits.alerts.jobs)
    .map(({ job }) => job.id);
  const found = told.get(id) ?? [];
  return wanted.join() === found.join()
    ? []
    : [`alerts/${id} (${list}) tells ${found.length} jobs, not ${wanted.length}`];
}

/** Whether a job is in one of the lists for which readers ask. */
function isOf(list: string, { urgent, type }: Job): boolean {
  const wanted = new URLSearchParams(list);
  return (
    (wanted.get("urgentes") === null || urgent) &&
    (wanted.get("categoria") === null || wanted.get("categoria") === type)
  );
}

/** An address has one confirmed alert of a list, and few in all. */
function crowded(alerts: readonly StoredAlert[]): string[] {
  const confirmed = alerts.filter(({ confirmedAt }) => confirmedAt !== null);
  const lists = confirmed.map(({ email, list }) => `${email} ${list}`);
  const twice = lists.filter((name, i) => lists.indexOf(name) !== i);
  const addresses = new Set(confirmed.map(({ email }) => email));
  const many = [...addresses].filter(
    (address) =>
      confirmed.filter(({ email }) => email === address).length > limits.alerts.anAddress,
  );
  return [
    ...twice.map((name) => `${name} is confirmed twice`),
    ...many.map((address) => `${address} has too many alerts`),
  ];
}
