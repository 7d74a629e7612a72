import { jobDraftOf, jobDraftSchema } from "@vagas/functions/domain/job/job";
import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askToTell, takeBackTelling } from "./closingNotices.ts";
import { changeStage, saveCompanyNote, setCandidateStage } from "./companyCandidates.ts";
import { changeAvailability, deleteOwnJob, publishJob } from "./companyJobWrites.ts";
import {
  createCompany,
  deleteCompany,
  ensureCompany,
  saveCompanyProfile,
} from "./companyProfile.ts";
import { saveHire } from "./hires.ts";
import { isTooSoon } from "./readFreePlace.ts";
import { discardEdit, saveJob } from "./saveJob.ts";

vi.mock("../firebase/publicDatabase.ts", () => ({ publicDatabase: () => "database" }));
vi.mock("firebase/firestore/lite", () => {
  const unanswered = () => new Promise<never>(() => undefined);
  const batch = { delete: () => batch, set: () => batch, commit: unanswered };
  const plain = () => ({});
  return {
    collection: plain,
    doc: plain,
    query: plain,
    where: plain,
    serverTimestamp: plain,
    getDoc: unanswered,
    getDocs: unanswered,
    setDoc: unanswered,
    deleteDoc: unanswered,
    writeBatch: () => batch,
    runTransaction: (_database: unknown, attempt: (transaction: object) => unknown) =>
      attempt({ get: unanswered }),
  };
});

const job = { id: "vaga", ...buildJob({ title: "Padeiro", companyId: "padaria" }) };
const draft = jobDraftSchema(new Date()).parse(jobDraftOf(job));
const sent = { content: job, expiresAt: job.expiresAt, explanations: "" };
const profile = { name: "Padaria", responsibleName: "", cnpj: null } as const;
const account = { uid: "padaria", email: "a@example.com", displayName: null };

const writes: [string, () => Promise<unknown>][] = [
  ["an answer about a hire", () => saveHire("padaria", "vaga", { answer: "desisti", people: 0 })],
  ["a note", () => saveCompanyNote("vaga_ana", "", "Ligar")],
  ["a stage", () => setCandidateStage("vaga_ana", "vista")],
  ["a stage that is taken back", () => changeStage("vaga_ana", "vista", "nova")],
  ["a request to tell people", () => askToTell("padaria", "vaga")],
  ["a request that is taken back", () => takeBackTelling("vaga")],
  ["a change of a job's availability", () => changeAvailability("vaga", { filled: true })],
  ["a new job", () => publishJob("vaga", "padaria", sent)],
  [
    "a job's form",
    async () => {
      const explanations = { before: "", now: "" };
      return (await saveJob("padaria", { job, edit: null }, { draft, explanations })).outcome;
    },
  ],
  ["an edit that is discarded", () => discardEdit("vaga")],
  ["a job that is deleted", () => deleteOwnJob(job, "padaria")],
  [
    "a profile",
    () =>
      saveCompanyProfile("padaria", { ...profile, category: "Comércio", whatsapp: null }, ["name"]),
  ],
  [
    "a new company",
    () => createCompany("padaria", { ...profile, category: null, email: account.email }),
  ],
  ["a company at its login", () => ensureCompany(account)],
  ["a company that is deleted", () => deleteCompany("padaria")],
];

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test.each(writes)("%s without an answer for a minute is told as offline", async (_what, write) => {
  const told = vi.fn();
  void write().then(told);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(told).toHaveBeenCalledExactlyOnceWith("offline");
});

test("why a job was refused is not asked for longer than a minute", async () => {
  const known = vi.fn();
  void isTooSoon("padaria").then(known);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(known).toHaveBeenCalledExactlyOnceWith(false);
});
