import {
  type Job,
  type JobContent,
  jobDraftOf,
  jobDraftSchema,
} from "@vagas/functions/domain/job/job";
import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import { beforeEach, expect, test, vi } from "vitest";
import { publishJob } from "./companyJobWrites.ts";
import { isTooSoon, waitingJobs } from "./readFreePlace.ts";
import { saveJob } from "./saveJob.ts";
import { commits, resetFirestore, serverTime, stored } from "./testing/fakeFirestore.ts";

vi.mock("../firebase/publicDatabase.ts", () => ({ publicDatabase: () => "database" }));
vi.mock("firebase/firestore/lite", async () => {
  const { firestore } = await import("./testing/fakeFirestore.ts");
  return firestore;
});

const now = new Date();
const job: Job = { id: "vaga", ...buildJob({ title: "Padeiro", companyId: "padaria" }) };
const content: JobContent = job;
const [ten, at] = [10, { lastAt: "third", secondLastAt: "second", thirdLastAt: "first" }];

/** A company with this many pending jobs, each in a place. */
function waiting(count: number): void {
  const ids = Array.from({ length: count }, (_, i) => `vaga-${i}`);
  for (const id of ids) stored.set(`jobs/${id}`, { ...job, revision: 2 });
  stored.set("queuePlaces/padaria", {
    jobs: Object.fromEntries(ids.map((id, i) => [i, id])),
    place: "0",
    ...at,
  });
}

beforeEach(resetFirestore);

function publish(id = "nova", explanations = "") {
  return publishJob(id, "padaria", { content, expiresAt: job.expiresAt, explanations });
}

test("a job is sent with the first free place, and updates the times of the last ones", async () => {
  waiting(2);
  expect(await publish()).toBe("done");
  expect(stored.get("jobs/nova")).toMatchObject({
    approvalStatus: "pending",
    companyId: "padaria",
  });
  expect(stored.get("queuePlaces/padaria")).toEqual({
    jobs: { 0: "vaga-0", 1: "vaga-1", 2: "nova" },
    place: "2",
    lastAt: serverTime,
    secondLastAt: "third",
    thirdLastAt: "second",
  });
});

test("a company's first job takes the first place", async () => {
  expect(await publish()).toBe("done");
  expect(stored.get("queuePlaces/padaria")).toEqual({
    jobs: { 0: "nova" },
    place: "0",
    lastAt: serverTime,
    secondLastAt: null,
    thirdLastAt: null,
  });
});

test("an eleventh job finds no place until one of the ten is decided, even before its event", async () => {
  waiting(ten);
  expect(await publish()).toBe("full");
  stored.set("jobApprovals/vaga-4", { status: "rejected", revision: 1 });
  expect(await publish()).toBe("full");
  stored.set("jobApprovals/vaga-4", { status: "rejected", revision: 2 });
  expect([...(await waitingJobs("padaria"))]).not.toContain("vaga-4");
  expect(await publish()).toBe("done");
  expect(stored.get("queuePlaces/padaria")).toMatchObject({ place: "4" });
});

test.each([
  ["three were sent within the minute", new Date(), "tooSoon"],
  ["the last three were sent an hour ago", new Date(Date.now() - 3_600_000), "forbidden"],
])("when %s, a refusal gives the reason", async (_when, thirdLastAt, outcome) => {
  waiting(2);
  stored.set("queuePlaces/padaria", {
    ...stored.get("queuePlaces/padaria"),
    thirdLastAt: { toMillis: () => thirdLastAt.getTime() },
  });
  commits.refusal = { code: "permission-denied" };
  expect(await publish()).toBe(outcome);
  expect(await isTooSoon("padaria")).toBe(outcome === "tooSoon");
});

function save(shown: Job, explanations = { before: "", now: "" }, title = "Confeiteiro") {
  stored.set(`jobs/${shown.id}`, shown);
  const draft = jobDraftSchema(now).parse({ ...jobDraftOf(shown), title });
  return saveJob("padaria", { job: shown, edit: null }, { draft, explanations });
}

const said = { companyId: "padaria", entries: "[1]", updatedAt: serverTime };

test("a job's explanations are sent with it, if there are any", async () => {
  await publish("nova", "[1]");
  expect(stored.get("jobExplanations/nova")).toEqual(said);
  await publish("outra");
  expect(stored.get("jobExplanations/outra")).toBeUndefined();
});

test("changed explanations are saved with the job, also alone; unchanged ones are not written", async () => {
  const pending = { ...job, id: "vaga-3" };
  await save(pending, { before: "[1]", now: "[1]" });
  expect(stored.get("jobExplanations/vaga-3")).toBeUndefined();
  await save(pending, { before: "", now: "[1]" }, pending.title);
  expect(stored.get("jobExplanations/vaga-3")).toEqual(said);
  await save(pending, { before: "[1]", now: "" });
  expect(stored.get("jobExplanations/vaga-3")).toEqual({ ...said, entries: "" });
});

test("a pending job is edited in its place, though all are taken", async () => {
  waiting(ten);
  const { outcome } = await save({ ...job, id: "vaga-3" });
  expect(outcome).toBe("done");
  expect(stored.get("queuePlaces/padaria")).toMatchObject(at);
});

test("a refused job takes a place again, and none if all are taken", async () => {
  waiting(3);
  expect((await save({ ...job, approvalStatus: "rejected" })).outcome).toBe("done");
  expect(stored.get("queuePlaces/padaria")).toMatchObject({ place: "3", lastAt: serverTime });
  waiting(ten);
  expect(await save({ ...job, approvalStatus: "rejected" })).toEqual({
    outcome: "full",
    saved: null,
  });
});
