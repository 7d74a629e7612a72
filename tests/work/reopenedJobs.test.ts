import { addDays } from "@vagas/functions/domain/dates";
import { beforeEach, expect, test } from "vitest";
import * as functions from "../../functions/src/index.ts";
import { takeBackNotice } from "../../functions/src/triggers/closing/takeBackNotice.ts";
import { aJob, approved } from "../faults/events.ts";
import { now } from "../faults/life.ts";
import { db } from "../functions/functionsSuite.ts";
import { given } from "../functions/storedFields.ts";
import { change } from "./change.ts";
import { application, budget, minutes, sentAt } from "./oneAnswer.ts";
import { id } from "./oneApplication.ts";
import { asked, asks, follows, givenFilledJob, notice } from "./oneClosing.ts";
import { runs } from "./runs.ts";
import { contextAt, documentsOf } from "./workBoard.ts";

// A job that takes applications again before people were told that it has ended.

beforeEach(givenFilledJob);

const reopenings: [string, object][] = [
  ["is advertised again", { filled: false }],
  ["is put back on the site", { filled: false, paused: false }],
  ["gets another deadline", { filled: false, expiresAt: addDays(now, 40) }],
];

/** The job takes applications again at that minute; its event comes at another, null: never. */
async function reopens(minute: number, event: number | null = minute, fields = reopenings[0]![1]) {
  await db.doc("jobs/padeiro").update({ ...fields, updatedAt: minutes(minute) });
  if (event === null) return;
  await takeBackNotice(contextAt(minutes(event)), "padeiro", minutes(minute));
  if (!(await db.doc(notice).get()).exists) await follows(event);
}

test.each([...reopenings, ["is over its deadline and renewed", { expiresAt: addDays(now, 9) }]] as [
  string,
  object,
][])("a job that %s takes its end back from everybody", async (how, fields) => {
  if (how.includes("deadline and"))
    await db.doc("jobs/padeiro").update({ filled: false, expiresAt: now });
  if (how.includes("put back"))
    await db.doc("jobs/padeiro").update({ filled: false, paused: true });
  await asks();
  await reopens(10, 10, fields);
  expect(await documentsOf("closingNotices/")).toEqual({});
  expect(await application()).toMatchObject({ stage: "vista", stageAt: minutes(10).toISOString() });
  expect((await application()).answers).toBeUndefined();
  expect((await documentsOf())[budget]).toMatchObject({ count: 0 });
  expect(await sentAt(60)).toEqual([]);
});

test("a deleted job that is there again takes its end back", async () => {
  await db.doc("jobs/padeiro").delete();
  await asks();
  await takeBackNotice(contextAt(minutes(5)), "padeiro", minutes(5));
  expect(Object.keys(await documentsOf("closingNotices/"))).toEqual([notice]);
  await given({ "jobs/padeiro": aJob({ ...approved, updatedAt: minutes(10) }) });
  await takeBackNotice(contextAt(minutes(10)), "padeiro", minutes(10));
  expect(await documentsOf("closingNotices/")).toEqual({});
});

test("an event of a job that is over, or came back after people were told, leaves the notice", async () => {
  await asks();
  await takeBackNotice(contextAt(minutes(5)), "padeiro", minutes(5));
  expect(await sentAt(30)).toHaveLength(1);
  await reopens(31);
  expect(Object.keys(await documentsOf("closingNotices/"))).toEqual([notice]);
  expect(await application()).toMatchObject({ stage: "encerrada" });
});

test.each([
  ["with an address", { email: "joao@pessoa.example" }],
  ["without an address", { email: null }],
])(
  "a job that came back at the last instant, its event late, tells nobody %s of its end",
  async (_who, fields) => {
    await db.doc(`candidates/${id}`).update(fields);
    await asks();
    await reopens(29.98, 33);
    expect(await application()).toMatchObject({ stage: "vista" });
    expect((await application()).answers).toBeUndefined();
    expect(await sentAt(60)).toEqual([]);
  },
);

test("no mail tells the end of a job that came back with a lost event, or after people's time and before the round", async () => {
  for (const minute of [10, 31]) {
    await givenFilledJob();
    await asks();
    await reopens(minute, null);
    expect(await sentAt(45)).toEqual([]);
    expect(await application()).toMatchObject({ stage: "vista" });
    expect((await application()).answers).toBeUndefined();
  }
});

test("a notice whose event comes after its job is back closes nothing", async () => {
  await db.doc(notice).set(asked);
  await db.doc("jobs/padeiro").update({ filled: false, updatedAt: minutes(5) });
  await follows(40);
  expect(await application()).toMatchObject({ stage: "nova" });
});

test("a job that came back can be closed and told of again", async () => {
  await asks();
  await reopens(10);
  await db.doc("jobs/padeiro").update({ filled: true, updatedAt: minutes(20) });
  await asks(20);
  expect(await sentAt(49)).toEqual([]);
  expect(await sentAt(50)).toEqual(["A vaga foi encerrada: Padeiro"]);
});

test("the function of a job removes the notice of one that is open", async () => {
  const row = { companyId: "padaria", revision: 1, filled: true };
  const event = () =>
    runs(functions.onJobWritten, {
      ...change({ jobId: "padeiro" }, row, { ...row, filled: false }),
      id: "event",
      time: new Date().toISOString(),
    });
  await db.doc(notice).set({ ...asked, askedAt: new Date() });
  await event();
  expect(Object.keys(await documentsOf("closingNotices/"))).toEqual([notice]);
  await db.doc("jobs/padeiro").update({ filled: false, expiresAt: addDays(new Date(), 9) });
  await event();
  expect(await documentsOf("closingNotices/")).toEqual({});
});
