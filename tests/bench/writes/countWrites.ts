import { existsSync, readFileSync, rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { collections } from "@vagas/functions/domain/collections";
import { jobContentSchema } from "@vagas/functions/domain/job/job";
import { makeCompany, newCandidate, newJob } from "../../support/companies.ts";
import { smallPdf } from "../../support/smallPdf.ts";
import { database } from "../../support/project.ts";
import { writeResult } from "../part.ts";
import { commitsFile, type StepWrites } from "./part.ts";

// Runs inside a suite whose functions record each document they write.

const rounds = 2;

/** Milliseconds without a write after which a step is over. */
const quiet = 6_000;

const steps = new Map<string, { byPeople: number; byFunctions: string[] }>();
const document = (collection: string, id: string) => database.collection(collection).doc(id);

// Of an earlier run.
rmSync(commitsFile, { force: true });
for (let round = 0; round < rounds; round += 1) {
  const company = await makeCompany();
  await untilQuiet();
  const job = await step("a company publishes a job", 1, () => newJob(company));
  await step("the administrator approves it", 1, () =>
    document(collections.jobApprovals, job.id).update({
      status: "approved",
      adminNotes: "",
      updatedAt: new Date(),
    }),
  );
  const candidate = await step("a person applies", 1, () => newCandidate(job, smallPdf));
  await step("the administrator approves the résumé", 1, () =>
    document(collections.resumes, candidate.id).update({
      status: "approved",
      notes: "",
      updatedAt: new Date(),
    }),
  );
  const edit = document(collections.jobEdits, job.id);
  await step("the company edits the job", 1, () =>
    edit.set({
      ...jobContentSchema.parse(job),
      salary: "R$ 2.000,00",
      companyId: company.uid,
      jobRevision: 1,
      revision: 1,
      status: "pending",
      adminNotes: "",
      decidedRevision: null,
      createdAt: new Date(),
      updatedAt: new Date(),
    }),
  );
  await step("the administrator approves the edit", 1, () =>
    edit.update({ status: "approved", decidedRevision: 1, updatedAt: new Date() }),
  );
}

const found: StepWrites[] = [...steps].map(([what, { byPeople, byFunctions }]) => ({
  what,
  byPeople: byPeople / rounds,
  byFunctions: byFunctions.length / rounds,
  where: countByCollection(byFunctions),
}));
writeResult({ steps: found });
process.exit(0);

async function step<T>(what: string, byPeople: number, act: () => Promise<T>): Promise<T> {
  const before = written().length;
  const result = await act();
  await untilQuiet();
  const so = steps.get(what) ?? { byPeople: 0, byFunctions: [] };
  steps.set(what, {
    byPeople: so.byPeople + byPeople,
    byFunctions: [...so.byFunctions, ...written().slice(before)],
  });
  return result;
}

function written(): string[] {
  return existsSync(commitsFile)
    ? readFileSync(commitsFile, "utf8").split("\n").filter(Boolean)
    : [];
}

async function untilQuiet(): Promise<void> {
  for (let seen = -1; seen !== written().length;) {
    seen = written().length;
    await sleep(quiet);
  }
}

/** Documents of each collection, for one round. */
function countByCollection(paths: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const path of paths) {
    const name = path
      .split("/")
      .filter((_part, i) => i % 2 === 0)
      .join("/");
    counts[name] = (counts[name] ?? 0) + 1 / rounds;
  }
  return counts;
}
