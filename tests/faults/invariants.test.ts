import { beforeEach, expect, test } from "vitest";
import { addDays, addMinutes } from "@vagas/functions/domain/dates";
import { db } from "../functions/functionsSuite.ts";
import { brokenAccounts } from "../invariants/brokenAccounts.ts";
import { brokenApplications } from "../invariants/applications.ts";
import { readBoard } from "../invariants/readBoard.ts";
import { brokenEdits } from "../invariants/edits.ts";
import { brokenReports } from "../invariants/brokenReports.ts";
import { brokenJobs } from "../invariants/brokenJobs.ts";
import { brokenTalents } from "../invariants/brokenTalents.ts";
import { brokenMails } from "../invariants/brokenMails.ts";
import { now } from "./life.ts";
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
