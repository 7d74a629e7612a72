import { expect, test } from "vitest";
import type { Context } from "../../context.ts";
import { readCompany } from "../../domain/company/readCompany.ts";
import { addDays } from "../../domain/dates.ts";
import type { ContactRequest } from "../../domain/talent/contactRequest.ts";
import { buildCompany } from "../../domain/testing/buildCompany.ts";
import { buildJob, onSite } from "../../domain/testing/buildJob.ts";
import { endContactRequests, endOf } from "./tendTalentBank.ts";

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

const company = readCompany("padaria", buildCompany());
const job = {
  id: "caixa",
  ...buildJob({ ...onSite, companyId: "padaria", expiresAt: addDays(now, 9) }),
};
const request: ContactRequest = {
  id: "card_padaria",
  cardId: "card",
  companyId: "padaria",
  company: "Padaria",
  jobId: "caixa",
  jobTitle: "Caixa",
  name: "Ana P.",
  message: "talk",
  origin: "company",
  status: "waiting",
  createdAt: addDays(now, -6),
  expiresAt: addDays(now, 8),
  answeredAt: null,
};

test.each([
  ["that is open", {}],
  ["that is off the site", { listed: false, paused: true }],
  ["whose deadline was less than three days ago", { expiresAt: addDays(now, -2.99) }],
])("before its term, a request for a job %s waits", (_which, fields) => {
  expect(endOf(request, { ...job, ...fields }, company, now)).toBeNull();
});

test.each([
  ["that is filled", { filled: true }],
  ["whose deadline was three days ago", { expiresAt: addDays(now, -3) }],
])("before its term, a request for a job %s ends", (_which, fields) => {
  expect(endOf(request, { ...job, ...fields }, company, now)).toBe("ended");
});

test("at its term, a request to a person without a card does not end as one that they did not answer", () => {
  const late = { ...request, expiresAt: now };
  expect(endOf(late, job, company, now)).toBe("lapsed");
  expect(endOf({ ...late, cardGoneAt: addDays(now, -0.5) }, job, company, now)).toBeNull();
});
