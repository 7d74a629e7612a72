import { beforeEach, expect, test } from "vitest";
import { FieldValue } from "firebase-admin/firestore";
import { addDays, addMinutes } from "@vagas/functions/domain/dates";
import { db } from "../functions/functionsSuite.ts";
import { brokenAccounts } from "../invariants/brokenAccounts.ts";
import { brokenAnswers } from "../invariants/brokenAnswers.ts";
import { brokenApplications } from "../invariants/applications.ts";
import { readBoard } from "../invariants/readBoard.ts";
import { brokenEdits } from "../invariants/edits.ts";
import { brokenReports } from "../invariants/brokenReports.ts";
import { brokenJobs } from "../invariants/brokenJobs.ts";
import { brokenTalents } from "../invariants/brokenTalents.ts";
import { brokenNumbers, readNumbers } from "../invariants/brokenNumbers.ts";
import { brokenMails } from "../invariants/brokenMails.ts";
import { countCompanyReplies } from "../../functions/src/triggers/companies/countReplies.ts";
import { countTownNumbers } from "../../functions/src/triggers/numbers/countNumbers.ts";
import { reconcileJob } from "../../functions/src/triggers/jobs/reconcileJob.ts";
import { given } from "../functions/storedFields.ts";
import { miscountedReplies } from "../invariants/brokenReplies.ts";
import { aCandidate } from "./events.ts";
import { now } from "./life.ts";
import { aLife } from "./scene.ts";
import { adminEmail, boardAtRest, spoils } from "./spoils.ts";

beforeEach(boardAtRest);

async function broken(...alsoSent: string[]): Promise<string[]> {
  const board = await readBoard();
  return [
    ...board.unfit,
    ...brokenJobs(board, now),
    ...brokenEdits(board),
    ...brokenReports(board),
    ...brokenApplications(board, now),
    ...brokenAnswers(board, now),
    ...brokenTalents(board, now),
    ...brokenAccounts(board, adminEmail),
    ...brokenMails(board, [...board.mails.keys(), ...alsoSent], now),
  ];
}

test("a board at rest has no fault, and a message that arrived twice is one", async () => {
  expect(await broken()).toEqual([]);
  expect(await broken("padeiro-1-approved")).toEqual([
    "the message padeiro-1-approved arrived 2 times",
  ]);
});

test.each(spoils)("%s is found", async (_what, spoil, sentence) => {
  await spoil();
  expect((await broken()).filter((line) => line.includes(sentence))).not.toEqual([]);
});

test("a mail that is not due yet is no fault", async () => {
  const until = addMinutes(now, 1);
  await db.doc("mail/padeiro-1-approved").update({ delivery: null, notBefore: until });
  expect(await broken()).toEqual([]);
});

test("a file without a record is a fault once it is a day old", async () => {
  const { files, ...board } = await readBoard();
  files.set("resumes/x_y/1-a.pdf", { hasToken: false, at: addDays(now, -2) });
  files.set("resumes/x_z/1-a.pdf", { hasToken: false, at: now });
  expect(brokenApplications({ ...board, files }, now)).toEqual([
    "resumes/x_y/1-a.pdf is named by nobody",
  ]);
});

test("a recount finds replies that a night counted otherwise", async () => {
  const context = aLife().context();
  const days = (ago: number) => addDays(now, -ago);
  for (let i = 0; i < 6; i++)
    await given({
      [`candidates/padeiro_r${i}`]: aCandidate(`padeiro_r${i}`, {
        jobId: i === 0 ? "caixa" : "padeiro",
        phone: `556699999000${i}`,
        createdAt: days(15 + i),
        ...(i < 4
          ? { stage: "encerrada", stageAt: days(14) }
          : { stage: "emConversa", stageAt: days(5) }),
      }),
    });
  await countCompanyReplies(context);
  await reconcileJob(context, "padeiro");
  const miscounted = async () => miscountedReplies(await readBoard(), now);
  expect(await miscounted()).toEqual([]);
  const company = db.doc("companies/padaria");
  for (const replies of [
    { applications: 6, answered: 4, isEnough: true },
    { applications: 5, answered: 5, isEnough: true },
    { applications: 6, answered: 5, isEnough: false },
  ]) {
    await company.update({ replies });
    expect(await miscounted()).toEqual([expect.stringContaining("not [6,5,true]")]);
  }
  await company.update({ replies: FieldValue.delete() });
  await db.doc("jobs/padeiro").update({ companyReplies: "some" });
  expect(await miscounted()).toEqual([
    "companies/padaria counts its replies as [null,null,null], not [6,5,true]",
    "jobs/padeiro praises its company with some, not most",
  ]);
});

test("a recount finds numbers of the town that a night counted otherwise", async () => {
  const published = { type: "Comércio", at: addDays(now, -3) };
  const told = { answer: "peloSite", people: 1, answeredAt: addDays(now, -2) };
  for (let i = 0; i < 6; i++)
    await given({ [`publishedJobs/antiga-${i}`]: published, [`hires/antiga-${i}`]: told });
  await db.doc("jobs/padeiro").update({ filled: true });
  await countTownNumbers(aLife().context());
  const miscounted = async () => brokenNumbers(await readBoard(), await readNumbers());
  expect(await miscounted()).toEqual([]);
  const shown = db.doc("stats/numbers");
  const month = shown.collection("months").doc("2026-11");
  const spoiled: [work: () => Promise<unknown>, sentence: string][] = [
    [
      () => month.update({ "listed.antiga-1": FieldValue.delete() }),
      "say 7 jobs, not 6 in 2026-11",
    ],
    [
      () => month.update({ "listed.antiga-1": FieldValue.delete() }),
      "have no month for publishedJobs/antiga-1",
    ],
    [() => month.update({ "hired.antiga-2": 2 }), "say that 2 were hired by hires/antiga-2"],
    [
      () => month.update({ "hired.antiga-2": FieldValue.delete() }),
      "have no month for hires/antiga-2",
    ],
    [() => month.update({ filled: {} }), "do not know that jobs/padeiro is filled"],
    [() => db.doc("jobs/padeiro").update({ filled: false }), "say that jobs/padeiro is filled"],
  ];
  const before = (await month.get()).data()!;
  for (const [spoil, sentence] of spoiled) {
    await month.set(before);
    await spoil();
    expect(await miscounted()).toContain(`stats/numbers ${sentence}`);
  }
});
