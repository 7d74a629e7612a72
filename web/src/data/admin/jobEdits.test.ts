import { buildEdit } from "@vagas/functions/domain/testing/buildJob";
import type * as firestore from "firebase/firestore";
import { Timestamp } from "firebase/firestore";
import { beforeEach, expect, test, vi } from "vitest";
import { decideEdit, editTextKey } from "./jobEdits.ts";

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
      exists: () => documents.has(path),
      get: (field: string) => documents.get(path)?.[field],
    });
    return attempt({ get, update }, false);
  },
}));
vi.mock("firebase/firestore", async (original) => ({
  ...(await original<typeof firestore>()),
  doc: (_database: string, name: string, id: string) => `${name}/${id}`,
  getDocFromServer: async (path: string) => ({
    get: (field: string) => documents.get(path)?.[field],
  }),
}));

const sentAt = new Date("2026-11-20T12:00:00Z");
const read = {
  id: "vaga",
  revision: 1,
  createdAt: sentAt,
  status: "rejected",
  jobRevision: 3,
} as const;
const approval = { status: "approved", adminNotes: "" } as const;

/** The stored edit, sent at this time. */
function stores(createdAt: Date) {
  documents.set("jobEdits/vaga", {
    ...buildEdit("padaria", { status: "rejected", jobRevision: 3 }),
    createdAt: Timestamp.fromDate(createdAt),
  });
}

beforeEach(() => {
  update.mockReset();
  documents.clear();
  documents.set("jobs/vaga", { approved: true, revision: 3 });
});

test("a decision is about the text that was read", async () => {
  stores(sentAt);
  expect(await decideEdit(read, approval)).toBe("done");
  expect(update).toHaveBeenCalledExactlyOnceWith(
    "jobEdits/vaga",
    expect.objectContaining({ status: "approved", decidedRevision: 1 }),
  );
});

test("a text that was sent after another was discarded is not decided on unread: it has the first revision too", async () => {
  const later = new Date(sentAt.getTime() + 60_000);
  stores(later);
  expect(await decideEdit(read, approval)).toBe("changed");
  expect(update).not.toHaveBeenCalled();
  expect(editTextKey({ ...read, createdAt: later })).not.toBe(editTextKey(read));
});
