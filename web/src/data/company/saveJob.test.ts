import { addDays, isoDay } from "@vagas/functions/domain/dates";
import {
  type Job,
  jobContentSchema,
  jobDraftOf,
  jobDraftSchema,
} from "@vagas/functions/domain/job/job";
import type { JobEdit } from "@vagas/functions/domain/job/jobEdit";
import { buildEdit, buildJob, onSite } from "@vagas/functions/domain/testing/buildJob";
import { beforeEach, expect, test, vi } from "vitest";
import type { ShownJob } from "./planJobSave.ts";
import { saveJob } from "./saveJob.ts";
import { commits, resetFirestore, stored } from "./testing/fakeFirestore.ts";

vi.mock("../firebase/publicDatabase.ts", () => ({ publicDatabase: () => "database" }));
vi.mock("firebase/firestore/lite", async () => {
  const { firestore } = await import("./testing/fakeFirestore.ts");
  return firestore;
});

beforeEach(resetFirestore);

const now = new Date();
const pending: Job = {
  id: "vaga",
  ...buildJob({ title: "Padeiro", companyId: "padaria", revision: 4 }),
};
const rejected: Job = { ...pending, approvalStatus: "rejected" };
const approved: Job = { ...pending, ...onSite };
const refusedEdit: JobEdit = {
  id: "vaga",
  ...buildEdit("padaria", {
    ...jobContentSchema.parse(approved),
    title: "Padeiro da noite",
    jobRevision: 4,
    revision: 2,
    status: "rejected",
  }),
};

/** Stores a job and its edit. */
function given({ job, edit = null }: { job: Job; edit?: JobEdit | null }): ShownJob {
  stored.set("jobs/vaga", job);
  if (edit) stored.set("jobEdits/vaga", edit);
  return { job, edit };
}

/** Saves the form of a shown job with what was typed; `explanation` is a new one. */
function save(shown: ShownJob, typed: object = {}, explanation = "") {
  const draft = jobDraftSchema(now).parse({
    ...jobDraftOf({ ...shown.job, ...shown.edit }),
    ...typed,
  });
  return saveJob("padaria", shown, { draft, explanations: { before: "", now: explanation } });
}

test("a refused job goes back to the queue with its text as it was, once its company explains it", async () => {
  const { outcome, saved } = await save(given({ job: rejected }), {}, "[1]");
  expect([outcome, saved?.text]).toEqual(["done", "job"]);
  const { title, description } = rejected;
  const again = { title, description, revision: 5, approved: false, approvalStatus: "pending" };
  expect(stored.get("jobs/vaga")).toMatchObject(again);
  expect(stored.get("queuePlaces/padaria")).toMatchObject({ jobs: { 0: "vaga" } });
  expect(stored.get("jobExplanations/vaga")).toMatchObject({ entries: "[1]" });
});

test("a refused edit waits again with its text as it was, once its company explains it", async () => {
  const shown = given({ job: approved, edit: refusedEdit });
  expect(await save(shown, {}, "[1]")).toMatchObject({ outcome: "done", saved: { text: "edit" } });
  const again = { title: refusedEdit.title, status: "pending", revision: 3, jobRevision: 4 };
  expect(stored.get("jobEdits/vaga")).toMatchObject(again);
  expect(stored.get("jobs/vaga")).toEqual(approved);
});

test.each([
  ["job", { job: rejected }],
  ["edit", { job: approved, edit: refusedEdit }],
])("nothing is written for an unchanged form of a refused %s", async (_what, given_) => {
  const shown = given(given_);
  const before = new Map(stored);
  expect(await save(shown)).toEqual({ outcome: "unchanged", saved: null });
  expect(stored).toEqual(before);
});

test("a refused job whose deadline alone was moved stays refused", async () => {
  const { outcome, saved } = await save(given({ job: rejected }), {
    deadline: isoDay(addDays(now, 12)),
  });
  expect(outcome).toBe("done");
  expect(saved).toMatchObject({ text: null, staysRefused: true });
  expect(stored.get("jobs/vaga")).toMatchObject({ approvalStatus: "rejected", revision: 4 });
});

const change = { title: "Confeiteiro", deadline: isoDay(addDays(now, 12)) };

test.each([
  ["a pending job", { job: pending }, "job"],
  ["a refused job", { job: rejected }, "job"],
  ["a job with an edit from before", { job: rejected, edit: refusedEdit }, "job"],
  ["an edit", { job: approved, edit: refusedEdit }, "edit"],
] as const)(
  "%s whose answer was lost is saved, as its second try says",
  async (_what, job, text) => {
    const expected = await save(given(job), change, "[1]");
    expect(expected).toMatchObject({ outcome: "done", saved: { text } });

    resetFirestore();
    const shown = given(job);
    commits.losesAnswer = true;
    expect(await save(shown, change, "[1]")).toEqual({ outcome: "offline", saved: null });
    const before = new Map(stored);
    expect(await save(shown, change, "[1]")).toEqual(expected);
    expect(stored).toEqual(before);
  },
);

test.each([
  ["another text", { title: "Garçom" }, "[1]"],
  ["another deadline", { deadline: isoDay(addDays(now, 13)) }, "[1]"],
  ["another explanation", {}, "[2]"],
])("a second try with %s than what is stored is no repetition", async (_what, typed, said) => {
  for (const job of [pending, approved]) {
    resetFirestore();
    const shown = given({ job });
    await save(shown, change, "[1]");
    expect(await save(shown, { ...change, ...typed }, said)).toEqual({
      outcome: "changed",
      saved: null,
    });
  }
});

test.each([
  ["is decided", { approvalStatus: "rejected" }],
  ["was written twice", { revision: 6 }],
])("a second try finds the job changed if it %s", async (_how, since) => {
  const shown = given({ job: pending });
  await save(shown, change);
  stored.set("jobs/vaga", { ...stored.get("jobs/vaga"), ...since });
  expect((await save(shown, change)).outcome).toBe("changed");
});
