import type * as firestore from "firebase/firestore";
import { beforeEach, expect, test, vi } from "vitest";
import { decideJob, takenBack } from "./adminApprovals.ts";

type Fields = Record<string, unknown>;

/** The stored documents by path, and what a decision has written. */
const { documents, update } = vi.hoisted(() => ({
  documents: new Map<string, Fields>(),
  update: vi.fn(),
}));

vi.mock("../firebase/liveDatabase.ts", () => ({ liveDatabase: () => "database" }));
vi.mock("../session/adminSession.ts", () => ({
  asAdmin: async (write: () => Promise<unknown>) => (await write()) ?? "done",
}));
vi.mock("./adminWrite.ts", () => ({
  inTransaction: (attempt: (transaction: object, repeated: boolean) => unknown) => {
    const get = async (path: string) => ({
      get: (field: string) => documents.get(path)?.[field],
    });
    return attempt({ get, update }, false);
  },
}));
vi.mock("firebase/firestore", async (original) => ({
  ...(await original<typeof firestore>()),
  doc: (_database: string, name: string, id: string) => `${name}/${id}`,
}));

const refused = { jobId: "vaga", revision: 1, status: "rejected" } as const;

/** The revision of the stored job, and its decision. */
function stores(job: number, approval: { revision: number; status: string }) {
  documents.set("jobs/vaga", { revision: job });
  documents.set("jobApprovals/vaga", approval);
}

beforeEach(() => {
  update.mockReset();
  documents.clear();
});

test("a refusal is taken back while nothing has changed since", async () => {
  stores(1, refused);
  expect(await decideJob(refused, takenBack)).toBe("done");
  expect(update).toHaveBeenCalledExactlyOnceWith(
    "jobApprovals/vaga",
    expect.objectContaining(takenBack),
  );
});

test.each([
  [
    "its company has corrected the job, which waits again",
    2,
    { revision: 2, status: "pending" },
    "changed",
  ],
  [
    "its company has corrected the job, and functions have not seen it yet",
    2,
    { revision: 1, status: "rejected" },
    "changed",
  ],
  [
    "the corrected job was approved in another window",
    2,
    { revision: 2, status: "approved" },
    "already-decided",
  ],
  ["it was taken back in another window", 1, { revision: 1, status: "pending" }, "already-decided"],
])("a refusal is not taken back if %s", async (_why, job, approval, outcome) => {
  stores(job, approval);
  expect(await decideJob(refused, takenBack)).toBe(outcome);
  expect(update).not.toHaveBeenCalled();
});
