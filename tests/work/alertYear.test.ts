import { alertListAt } from "@vagas/functions/domain/alert/alertList";
import type { AlertRhythm } from "@vagas/functions/domain/alert/alertChoices";
import { addDays, addMinutes } from "@vagas/functions/domain/dates";
import { jobSearchTerms } from "@vagas/functions/domain/jobList/jobSearch";
import { limits } from "@vagas/functions/domain/limits";
import { expect, test } from "vitest";
import { requestAlert } from "../../functions/src/triggers/alerts/askAlert.ts";
import { actOnAlert } from "../../functions/src/triggers/alerts/followAlert.ts";
import { sendNews } from "../../functions/src/triggers/alerts/sendAlerts.ts";
import { purgeRecords } from "../../functions/src/triggers/personalData/purgePersonalData.ts";
import { aJob, approved } from "../faults/events.ts";
import { db } from "../functions/functionsSuite.ts";
import { linkSecret } from "./environment.ts";
import { board, contextAt, store } from "./workBoard.ts";

// A year and two months by the week, with the real rounds. Week 0 begins on a Monday at 07:00 in the town.

const monday = (week: number) => addDays(new Date("2026-11-23T11:00:00Z"), 7 * week);
const weeks = 62;

/** No round runs in these weeks, so that the next one looks back. */
const outage = { from: 25, until: 29 };

/** More than a mail tells are listed in this week. */
const flood = 35;

type Listed = { id: string; at: Date; until: Date; title: string; location: string };

const titles = ["Pedreiro", "Vendedora", "Tratorista"] as const;
const places = ["Confresa", "Vila Rica"] as const;

/** The jobs that are listed between a week's Monday and the next: each is open for 20 days, those of the flood longer. */
function listedIn(week: number): Listed[] {
  const count = week === flood ? 2 * limits.alerts.jobs + 5 : 1 + (week % 4);
  return Array.from({ length: count }, (_none, i) => {
    const at = addMinutes(monday(week), 90 + i * 220);
    return {
      id: `v${String(100 * week + i)}`,
      at,
      until: addDays(at, week === flood ? 50 : 20),
      title: titles[(week + i) % 3]!,
      location: places[i % 2]!,
    };
  });
}

async function list(jobs: readonly Listed[]): Promise<void> {
  const batch = db.batch();
  for (const { id, at, until, title, location } of jobs) {
    const job = aJob({ ...approved, listed: true, title, location, expiresAt: until });
    batch.set(db.doc(`jobs/${id}`), { ...job, searchTerms: jobSearchTerms(job) });
    batch.set(db.doc(`publishedJobs/${id}`), { type: job.type, at, firstAt: at });
  }
  await batch.commit();
}

/** An alert, the jobs it is about, and the weeks in which its address asks for it, confirms it and leaves it. */
type Person = {
  query: string;
  every: AlertRhythm;
  wants: (job: Listed) => boolean;
  asks: number;
  confirms?: number;
  leaves?: number;
  /** Whether it says yes to the question after a year. */
  staysOn?: true;
};

const people: Record<string, Person> = {
  everything: { query: "", every: "week", wants: () => true, asks: 0, confirms: 0, staysOn: true },
  place: {
    query: "local=Confresa",
    every: "day",
    wants: ({ location }) => location === "Confresa",
    asks: 0,
    confirms: 0,
  },
  misspelt: {
    query: "busca=pedrero",
    every: "week",
    wants: ({ title }) => title === "Pedreiro",
    asks: 3,
    confirms: 3,
    staysOn: true,
  },
  trade: {
    query: "busca=operador de trator",
    every: "week",
    wants: ({ title }) => title === "Tratorista",
    asks: 10,
    confirms: 10,
    leaves: 40,
  },
  silent: { query: "", every: "day", wants: () => true, asks: 5 },
};
const names = Object.keys(people);
const emailOf = (name: string) => `${name}@correio.example`;
const inWeek = (week: "asks" | "confirms" | "leaves", now: number) =>
  names.filter((name) => people[name]![week] === now);

type Life = {
  tokens: Map<string, string>;
  /** Which jobs a person was told, and in which weeks. */
  told: Map<string, { id: string; week: number }[]>;
};

/** What the written mails say; they are taken out, as if sent. */
async function takeMails({ tokens, told }: Life, week: number): Promise<void> {
  const { docs } = await store.mail.get();
  const batch = db.batch();
  for (const row of docs) {
    const { to, message, aboutJobs } = row.data();
    const name = to[0]!.split("@", 1)[0]!;
    if (aboutJobs === undefined) tokens.set(name, /#(\S+)/.exec(message.text)![1]!);
    told.set(name, [
      ...(told.get(name) ?? []),
      ...(aboutJobs ?? []).map(({ id }) => ({ id, week })),
    ]);
    batch.delete(row.ref);
  }
  await batch.commit();
}

/** What people do after a week's round. */
async function act(life: Life, week: number): Promise<void> {
  const context = contextAt(addMinutes(monday(week), 30));
  for (const name of inWeek("asks", week)) {
    const { query, every } = people[name]!;
    const wanted = { email: emailOf(name), every, list: alertListAt(new URLSearchParams(query)) };
    await requestAlert(context, "10.0.0.1, 9.9.9.9", wanted);
  }
  await takeMails(life, week);
  const confirm = (name: string) =>
    actOnAlert(contextAt(addDays(monday(week), 3)), linkSecret, {
      act: "confirm",
      token: life.tokens.get(name)!,
    });
  for (const name of inWeek("confirms", week))
    expect(await confirm(name)).toMatchObject({ state: "confirmed" });
  for (const name of inWeek("leaves", week)) {
    const found = await store.alerts.where("email", "==", emailOf(name)).get();
    const leave = found.docs[0]!.data().leaveToken;
    expect(await actOnAlert(context, linkSecret, { act: "leave", leave })).toMatchObject({
      state: "left",
    });
  }
  if (week === 56)
    for (const name of names.filter((one) => people[one]!.staysOn))
      expect(await confirm(name)).toMatchObject({ state: "kept" });
}

/** The jobs that a person's alert has to tell: of its list, listed after its request, and open at the first round after that. */
function owed({ wants, asks, confirms, leaves = weeks, staysOn }: Person): string[] {
  if (confirms === undefined) return [];
  // Who does not answer is asked after 53 weeks, and told nothing more a month later.
  const last = staysOn ? weeks - 1 : Math.min(leaves, confirms + 53 + 5);
  return Array.from({ length: weeks }, (_none, week) => listedIn(week))
    .flat()
    .filter((job) => wants(job) && job.at > addMinutes(monday(asks), 30))
    .filter(({ at, until }) => {
      const round = Array.from({ length: last + 1 }, (_none, week) => week).find(
        (week) => runsIn(week) && week > confirms && addMinutes(monday(week), -60) > at,
      );
      return round !== undefined && until > monday(round);
    })
    .map(({ id }) => id);
}

const runsIn = (week: number) => week < outage.from || week > outage.until;

test("in a year of rounds each alert tells every job of its list once, and nothing after it was left or has ended", async () => {
  await board({});
  const life: Life = { tokens: new Map(), told: new Map() };
  for (let week = 0; week < weeks; week++) {
    if (runsIn(week)) await sendNews(contextAt(monday(week)), 300);
    await act(life, week);
    if (week === 9 || week > 53) await purgeRecords(contextAt(addMinutes(monday(week), 45)));
    await list(listedIn(week));
  }
  for (const name of names) {
    const told = (life.told.get(name) ?? []).map(({ id }) => id);
    expect([name, told.toSorted()]).toEqual([name, owed(people[name]!).toSorted()]);
  }
  expect(life.told.get("trade")!.every(({ week }) => week <= 40)).toBe(true);
  const rest = (await store.alerts.get()).docs.map((row) => row.data().email);
  expect(rest.toSorted()).toEqual(["everything", "misspelt"].map(emailOf));
}, 120_000);
