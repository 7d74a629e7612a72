import { administrator } from "../../emulators/seed/accounts.ts";
import { sentMessageIds } from "../support/emulators.ts";
import { brokenAccounts } from "./brokenAccounts.ts";
import { brokenAnswers } from "./brokenAnswers.ts";
import { brokenApplications } from "./applications.ts";
import { type Board, readBoard } from "./readBoard.ts";
import { brokenEdits } from "./edits.ts";
import { brokenJobs } from "./brokenJobs.ts";
import { brokenMails } from "./brokenMails.ts";
import { brokenNumbers, readNumbers } from "./brokenNumbers.ts";
import { brokenReports } from "./brokenReports.ts";
import { brokenTalents } from "./brokenTalents.ts";

/** The present board, and a sentence for each contradiction; at rest there should be none. */
export async function findBroken(
  now = new Date(),
): Promise<{ board: Board; broken: string[]; arrived: number }> {
  const board = await readBoard();
  const sent = await sentMessageIds();
  const broken = [
    ...board.unfit.map((what) => `${what} does not fit its schema`),
    ...brokenJobs(board, now),
    ...brokenEdits(board),
    ...brokenReports(board),
    ...brokenApplications(board, now),
    ...brokenAnswers(board, now),
    ...brokenTalents(board, now),
    ...brokenAccounts(board, administrator.email),
    ...brokenMails(board, sent, now),
    ...brokenNumbers(board, await readNumbers()),
  ];
  return { board, broken, arrived: sent.length };
}
