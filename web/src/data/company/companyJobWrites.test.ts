import { addDays } from "@vagas/functions/domain/dates";
import { jobContentSchema } from "@vagas/functions/domain/job/job";
import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import { beforeEach, expect, test, vi } from "vitest";
import { publishJob } from "./companyJobWrites.ts";
import { commits, resetFirestore, serverTime, stored } from "./testing/fakeFirestore.ts";

vi.mock("../firebase/publicDatabase.ts", () => ({ publicDatabase: () => "database" }));
vi.mock("firebase/firestore/lite", async () => {
  const { firestore } = await import("./testing/fakeFirestore.ts");
  return firestore;
});

const now = new Date();
const content = jobContentSchema.parse(buildJob({ title: "Padeiro" }));
const sent = { content, expiresAt: addDays(now, 10), explanations: "[1]" };
const published = () => stored.get("jobs/nova")!;

function publish(corrected: Partial<typeof sent> = {}) {
  return publishJob("nova", "padaria", { ...sent, ...corrected });
}

/** A first try that creates the job, and whose answer is lost. */
beforeEach(async () => {
  resetFirestore();
  commits.losesAnswer = true;
  expect(await publish()).toBe("offline");
});

/** The administrator decides: rules then refuse to create the job again. */
function decide(approvalStatus: "approved" | "rejected") {
  const approved = approvalStatus === "approved";
  stored.set("jobs/nova", { ...published(), approvalStatus, approved });
  commits.refusal = { code: "permission-denied" };
}

test("a job whose answer was lost is found at the second try, and not written again", async () => {
  const before = new Map(stored);
  expect(await publish()).toBe("done");
  decide("approved");
  before.set("jobs/nova", published());
  expect(await publish()).toBe("done");
  expect(stored).toEqual(before);
});

test("a text that was corrected before the second try is saved, and the job keeps its place", async () => {
  const place = stored.get("queuePlaces/padaria");
  stored.set("queuePlaces/padaria", { ...place, lastAt: "earlier" });
  expect(await publish({ content: { ...content, title: "Confeiteiro" } })).toBe("done");
  const corrected = { title: "Confeiteiro", revision: 2, approvalStatus: "pending" };
  expect(published()).toMatchObject({ ...corrected, updatedAt: serverTime });
  expect(stored.get("queuePlaces/padaria")).toEqual({ ...place, lastAt: "earlier" });
});

test("a deadline and explanations that were corrected before the second try are saved, with the text as it is", async () => {
  const expiresAt = addDays(now, 20);
  expect(await publish({ expiresAt, explanations: "[2]" })).toBe("done");
  expect(published()).toMatchObject({ title: "Padeiro", expiresAt, revision: 1 });
  expect(stored.get("jobExplanations/nova")).toMatchObject({ entries: "[2]" });
  await publish({ expiresAt, explanations: "" });
  expect(stored.get("jobExplanations/nova")).toMatchObject({ entries: "" });
});

test.each([
  ["text", { content: { ...content, title: "Confeiteiro" } }],
  ["deadline", { expiresAt: addDays(now, 20) }],
  ["explanation", { explanations: "[2]" }],
])("another %s is not saved once the job is decided, and not lost unsaid", async (_what, other) => {
  for (const status of ["approved", "rejected"] as const) {
    decide(status);
    const before = new Map(stored);
    expect(await publish(other)).toBe("changed");
    expect(stored).toEqual(before);
  }
});
