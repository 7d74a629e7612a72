import { expect, test, vi } from "vitest";
import { readOwn } from "../firebase/ownDocument.ts";
import { readRecord } from "./applicationRecord.ts";

vi.mock("../firebase/ownDocument.ts", () => ({ readOwn: vi.fn() }));

const sent = { name: "Ana", phone: "5566999990001", resumePath: "a.pdf", createdAt: new Date(0) };
const toJob = { ...sent, jobId: "caixa", companyId: "mercado", company: "Mercado" };
const toBank = { ...sent, jobId: null, companyId: null, company: null };
const consent = (talentPool: boolean) => ({ version: "1", at: new Date(0), talentPool });

test.each([
  ["with its company", { ...toJob, consent: consent(false) }, false],
  ["taken off its company", { ...toJob, company: null, consent: consent(true) }, true],
  ["in the talent bank", { ...toBank, consent: consent(true) }, false],
  ["out of the talent bank", { ...toBank, consent: consent(false) }, true],
])("a record that is %s is withdrawn accordingly", async (_where, row, isWithdrawn) => {
  vi.mocked(readOwn).mockResolvedValue(row);
  expect((await readRecord("x_ana", {}))?.isWithdrawn).toBe(isWithdrawn);
});
