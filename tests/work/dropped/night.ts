import { addMinutes } from "@vagas/functions/domain/dates";
import { vi } from "vitest";
import * as functions from "../../../functions/src/index.ts";
import { sendWaiting } from "../../../functions/src/triggers/mail/resendMail.ts";
import { brokenAccounts } from "../../invariants/brokenAccounts.ts";
import { brokenAnswers } from "../../invariants/brokenAnswers.ts";
import { brokenApplications } from "../../invariants/applications.ts";
import { readBoard } from "../../invariants/readBoard.ts";
import { brokenEdits } from "../../invariants/edits.ts";
import { brokenReports } from "../../invariants/brokenReports.ts";
import { brokenJobs } from "../../invariants/brokenJobs.ts";
import { brokenMails } from "../../invariants/brokenMails.ts";
import { brokenTalents } from "../../invariants/brokenTalents.ts";
import { contextAt } from "../workBoard.ts";
import { adminEmail } from "../environment.ts";
import { runs } from "../runs.ts";
import { type Platform, post } from "./platform.ts";

/** Runs a night's scheduled functions and the events of their changes. The caller resets the clock. */
export async function aNight(platform: Platform, now: Date): Promise<void> {
  vi.useFakeTimers({ toFake: ["Date"], now });
  await runs(functions.reconcile, {});
  await runs(functions.removeOrphanUploads, {});
  await runs(functions.tendTalentBank, {});
  await runs(functions.takeStrayClaims, {});
  await runs(functions.expireJobs, {});
  await platform.deliver();
  await sendWaiting(() => contextAt(addMinutes(now, 20)), post);
  vi.useRealTimers();
}

/** What the checker finds wrong. `sent` are the Message-IDs that the mail server accepted; all by default. */
export async function broken(at: Date, sent?: readonly string[]): Promise<string[]> {
  const board = await readBoard();
  return [
    ...board.unfit,
    ...brokenJobs(board, at),
    ...brokenEdits(board),
    ...brokenReports(board),
    ...brokenApplications(board, at),
    ...brokenAnswers(board, at),
    ...brokenTalents(board, at),
    ...brokenAccounts(board, adminEmail),
    ...brokenMails(board, sent ?? [...board.mails.keys()], at),
  ];
}
