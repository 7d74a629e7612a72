import { newAlert } from "@vagas/functions/domain/alert/alert";
import type { ListNews } from "@vagas/functions/domain/alert/listNews";
import { addDays, addMinutes, endOfDay, startOfDay } from "@vagas/functions/domain/dates";
import { beforeEach, expect, test } from "vitest";
import { answerListNews } from "../../functions/src/site/answerListNews.ts";
import { openStore } from "../../functions/src/store/store.ts";
import { sendNews } from "../../functions/src/triggers/alerts/sendAlerts.ts";
import { reconcileJob } from "../../functions/src/triggers/jobs/reconcileJob.ts";
import { reconcileBoard } from "../../functions/src/triggers/reconciliation/reconcile.ts";
import { ReconciliationRun } from "../../functions/src/triggers/reconciliation/reconciliationRun.ts";
import { aCompany, aJob, approved } from "../faults/events.ts";
import { auth, bucket, db } from "../functions/functionsSuite.ts";
import { adminEmail, linkSecret } from "./environment.ts";
import { board, contextAt } from "./workBoard.ts";

// Work of Saturday, which is published on Friday. The year is far away: the reconciliation leaves alone what was written
// in the day before it, and it is the emulator's clock that says when.
const [saturday, sunday, monday] = ["2099-11-28", "2099-11-29", "2099-11-30"] as const;
const morning = (day: string) => addMinutes(startOfDay(day), 7 * 60);
const friday = addMinutes(morning(saturday), -20 * 60);

// A store of its own for each test: an instance keeps what it read for one.
let store = openStore(db);

beforeEach(async () => {
  store = openStore(db);
  const asked = {
    id: "aviso",
    email: "ana@correio.example",
    list: "diarias=1",
    every: "day",
  } as const;
  const { id: _id, ...alert } = newAlert({ ...asked, leaveToken: "sair" }, friday);
  await board({
    "companies/padaria": aCompany(),
    "jobs/colheita": aJob({ ...approved, dayWork: true, expiresAt: endOfDay(saturday) }),
    "alerts/aviso": {
      ...alert,
      confirmedAt: friday,
      toldUntil: addMinutes(friday, -1),
      dueAt: morning(saturday),
      askAt: addDays(friday, 365),
      expiresAt: null,
    },
  });
  await reconcileJob(contextAt(friday), "colheita");
});

const job = () => db.doc("jobs/colheita");

/** The company moves the work to a day, as 'Repetir' does. */
const repeatFor = (day: string, at: Date) =>
  job().update({ expiresAt: endOfDay(day), filled: false, updatedAt: at });

/** How many mails have told the job, after the round of a morning. */
async function mailsAfter(day: string): Promise<number> {
  await sendNews(contextAt(morning(day)), 300);
  return (await store.mail.where("alert.id", "==", "aviso").count().get()).data().count;
}

/** When the job was last new, for who follows such work. */
async function newAt(): Promise<Date | null> {
  const { body } = await answerListNews(
    { ...contextAt(addDays(friday, 1)), store },
    new URLSearchParams("diarias=1"),
  );
  const [first] = (JSON.parse(String(body)) as ListNews).jobs;
  return first ? new Date(first.at) : null;
}

test("an alert tells each day of repeated work of a day once, and no change within the day", async () => {
  expect(await mailsAfter(saturday)).toBe(1);
  const noon = addMinutes(morning(saturday), 5 * 60);
  await job().update({ filled: true, updatedAt: noon });
  await reconcileJob(contextAt(noon), "colheita");
  await job().update({ filled: false, openings: 3, updatedAt: noon });
  await reconcileJob(contextAt(noon), "colheita");
  expect(await mailsAfter(sunday)).toBe(1);

  // Its day has passed, so that it is off the site.
  await reconcileJob(contextAt(morning(sunday)), "colheita");
  await repeatFor(monday, morning(sunday));
  for (const minutes of [1, 2, 90])
    await reconcileJob(contextAt(addMinutes(morning(sunday), minutes)), "colheita");
  expect(await mailsAfter(monday)).toBe(2);
  expect(await mailsAfter("2099-12-01")).toBe(2);
});

test("a day that is repeated while the job is on the site is new, also where its list was just read", async () => {
  expect(await newAt()).toEqual(friday);
  const evening = addMinutes(morning(saturday), 12 * 60);
  await repeatFor(sunday, evening);
  expect(await newAt()).toEqual(friday);
  await reconcileJob(contextAt(evening), "colheita");
  expect(await newAt()).toEqual(evening);
  await reconcileJob(contextAt(addMinutes(evening, 90)), "colheita");
  expect(await newAt()).toEqual(evening);
});

test("the nightly reconciliation tells a repeated day whose event was lost, and finds nothing after that", async () => {
  await repeatFor(sunday, addMinutes(morning(saturday), 60));
  const night = addMinutes(morning(saturday), 12 * 60);
  const run = async (at: Date) => {
    const context = contextAt(at);
    const means = { context, auth, bucket, secret: linkSecret, adminEmail };
    await reconcileBoard(new ReconciliationRun(means));
    return (await store.serverRuns.doc("reconcile").get()).data()!.findings;
  };
  expect(await run(night)).toMatchObject({ unsettledJob: { mended: 1, ids: ["colheita"] } });
  expect((await store.publishedJobs.doc("colheita").get()).data()).toMatchObject({
    firstAt: night,
    day: sunday,
  });
  expect(await run(addMinutes(night, 24 * 60 - 1))).not.toHaveProperty("unsettledJob");
});
