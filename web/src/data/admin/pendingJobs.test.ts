import { endOfDay } from "@vagas/functions/domain/dates";
import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import type * as firestore from "firebase/firestore";
import { beforeEach, expect, test, vi } from "vitest";
import { approvePendingJob, requeueJob } from "./pendingJobs.ts";

/** The stored documents by path, and what was written. */
const { documents, set, remove } = vi.hoisted(() => ({
  documents: new Map<string, object>(),
  set: vi.fn(),
  remove: vi.fn(),
}));

vi.mock("../firebase/liveDatabase.ts", () => ({ liveDatabase: () => "database" }));
vi.mock("../session/adminSession.ts", () => ({
  asAdmin: async (write: () => Promise<unknown>) => (await write()) ?? "done",
}));
vi.mock("./adminWrite.ts", () => ({
  inTransaction: (attempt: (transaction: object, repeated: boolean) => unknown) => {
    const get = async (path: string) => ({ data: () => documents.get(path) });
    return attempt({ get, set, delete: remove }, false);
  },
}));
vi.mock("../queries/liveRows.ts", () => ({
  liveRows: { pendingJobs: () => "pendingJobs", rejectedJobs: () => "rejectedJobs" },
}));
vi.mock("firebase/firestore", async (original) => ({
  ...(await original<typeof firestore>()),
  doc: (...path: string[]) => path.slice(-2).join("/"),
}));

const now = new Date("2026-11-21T12:00:00-04:00");
const [past, later] = [endOfDay("2026-11-20"), endOfDay("2026-12-10")];
/** The end of the 30th day. */
const renewed = endOfDay("2026-12-21");

const moves = {
  approved: () => approvePendingJob("vaga", now),
  requeued: () => requeueJob("vaga", "rejectedJobs", now),
};

beforeEach(() => {
  set.mockReset();
  remove.mockReset();
  documents.clear();
});

test.each([
  ["approved", "pendingJobs", "jobs", past, renewed],
  ["approved", "pendingJobs", "jobs", later, later],
  ["requeued", "rejectedJobs", "pendingJobs", past, renewed],
  ["requeued", "rejectedJobs", "pendingJobs", later, later],
] as const)(
  "an imported job that is %s from %s to %s with the deadline %s ends with a whole day, %s",
  async (move, from, to, expiresAt, deadline) => {
    documents.set(`${from}/vaga`, { id: "vaga", ...buildJob({ expiresAt }) });
    expect(await moves[move]()).toBe("done");
    expect(set).toHaveBeenCalledExactlyOnceWith(
      `${to}/vaga`,
      expect.objectContaining({ expiresAt: deadline }),
    );
    expect(remove).toHaveBeenCalledExactlyOnceWith(`${from}/vaga`);
  },
);

test.each(["approved", "requeued"] as const)(
  "imported work of a day that has passed is not %s: nobody else can say its new day",
  async (move) => {
    const vacancy = { id: "vaga", ...buildJob({ dayWork: true, expiresAt: past }) };
    documents.set("pendingJobs/vaga", vacancy);
    documents.set("rejectedJobs/vaga", vacancy);
    expect(await moves[move]()).toBe("changed");
    expect(set).not.toHaveBeenCalled();
    expect(remove).not.toHaveBeenCalled();
  },
);
