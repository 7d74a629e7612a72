import { expect, test } from "vitest";
import type { Context } from "../../context.ts";
import { addDays } from "../../domain/dates.ts";
import { endContactRequests } from "./tendTalentBank.ts";

const now = new Date("2026-11-21T12:00:00Z");

test("an old request that is written again at the moment of its removal stays, and the others go", async () => {
  const removed: string[] = [];
  const row = (id: string, isChanged: boolean) => ({
    id,
    updateTime: 1,
    data: () => ({ status: "accepted", createdAt: addDays(now, -181) }),
    ref: {
      delete: async (precondition?: { lastUpdateTime?: number }) => {
        // FAILED_PRECONDITION of gRPC.
        if (isChanged && precondition?.lastUpdateTime !== undefined)
          throw Object.assign(new Error("the row has changed"), { code: 9 });
        removed.push(id);
      },
    },
  });
  const docs = [row("a", true), row("b", false)];
  const pages = {
    get: async () => ({ docs, size: docs.length }),
    startAfter: () => ({ get: async () => ({ docs: [], size: 0 }) }),
  };
  const contactRequests = { orderBy: () => ({ limit: () => pages }) };
  await endContactRequests({ store: { contactRequests }, now } as unknown as Context);
  expect(removed).toEqual(["b"]);
});
