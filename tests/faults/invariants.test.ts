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
import { brokenMails } from "../invariants/brokenMails.ts";
import { countCompanyReplies } from "../../functions/src/triggers/companies/countReplies.ts";
import { reconcileJob } from "../../functions/src/triggers/jobs/reconcileJob.ts";
import { given } from "../functions/storedFields.ts";
import { miscountedReplies } from "../invariants/brokenReplies.ts";
import { aCandidate } from "./events.ts";
import { now } from "./life.ts";
import { aLife } from "./scene.ts";
import { adminEmail, boardAtRest, spoils } from "./spoils.ts";

beforeEach(() => boardAtRest());

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
