import { isoDay } from "@vagas/functions/domain/dates";
import { jobContentSchema } from "@vagas/functions/domain/job/job";
import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import { expect, test, vi } from "vitest";
import { setJobFilled, updateAdminJob, wasChangedHere } from "./adminJobs.ts";

vi.mock("../firebase/liveDatabase.ts", () => ({ liveDatabase: () => "database" }));
vi.mock("../queries/liveRows.ts", () => ({ liveRows: { jobs: () => "jobs" } }));
vi.mock("../session/adminSession.ts", () => ({ asAdmin: async () => "done" }));
vi.mock("./adminWrite.ts", () => ({ writeAsAdmin: async () => "done" }));
vi.mock("firebase/firestore", () => ({ collection: () => "jobs", doc: () => "job" }));

const job = { id: "vaga", ...buildJob() };
const entered = {
  content: jobContentSchema.parse(job),
  filled: false,
  deadline: isoDay(job.expiresAt),
};

test.each([
  ["reopens", "preenchida", (id: string) => setJobFilled(id, { filled: false })],
  ["edits", "editada", (id: string) => updateAdminJob({ ...job, id }, entered)],
])("a page knows which jobs it %s", async (_how, id, change) => {
  expect(wasChangedHere(id)).toBe(false);
  await change(id);
  expect(wasChangedHere(id)).toBe(true);
  expect(wasChangedHere("outra")).toBe(false);
});
