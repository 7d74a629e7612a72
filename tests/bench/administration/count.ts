import { writeAccounts } from "../../../emulators/seed/writeAccounts.ts";
import { openAsAdmin } from "../../support/admin.ts";
import { auth } from "../../support/project.ts";
import { writeResult } from "../part.ts";
import { type Counted, openCounting } from "../visitReads.ts";
import { growBoard } from "./growBoard.ts";
import { type Board, boards } from "./boards.ts";
import type { AdminReads } from "./part.ts";
import { adminVisits } from "./adminVisits.ts";

// Runs inside a suite without functions. Counts, in a browser, the documents that the administrator's lists read.

const { page, readsOfVisits, close } = await openCounting();
await writeAccounts(auth);
const counted: Counted[][] = [];
let before: Board = { jobs: 0, candidates: 0, companies: 0, pendingJobs: 0 };
for (const board of boards) {
  const began = Date.now();
  await growBoard(before, board);
  process.stderr.write(
    `${board.jobs.toLocaleString("en-US")} jobs and ${board.candidates.toLocaleString("en-US")} applications written in ${Math.round((Date.now() - began) / 1000)} s.\n`,
  );
  before = board;
  await openAsAdmin(page, "/admin/jobs/new");
  counted.push(await readsOfVisits(adminVisits));
}
await close();
const pages = adminVisits.map(({ page: name, atMost }, i): AdminReads => ({
  page: name,
  atMost,
  documents: counted.map((of) => of[i]!.documents),
  counts: counted.at(-1)![i]!.counts,
}));
writeResult({ pages });
process.exit(0);
