import { beforeEach, expect, test, vi } from "vitest";
import { type Application, finishPendingApplication, sendApplication } from "./application.ts";
import { applicantUid, knownApplicantUid } from "./applicant.ts";
import { createRecord, readRecord } from "./applicationRecord.ts";
import { keepPendingApplication, pendingApplication } from "./pendingApplication.ts";
import { uploadResume } from "./resumeUpload.ts";

vi.mock("./applicant.ts", () => ({
  applicantUid: vi.fn(),
  knownApplicantUid: vi.fn(),
  isQuotaSpent: () => false,
}));
vi.mock("./applicationRecord.ts", () => ({
  createRecord: vi.fn(),
  readRecord: vi.fn(),
  replaceFile: vi.fn(),
}));
vi.mock("./resumeUpload.ts", () => ({ uploadResume: vi.fn() }));
vi.mock("../visitor/jobEnding.ts", () => ({ readJobEnding: vi.fn() }));

const draft = {
  name: "João da Silva",
  email: "joao@pessoa.example",
  phone: "5566999990002",
  coverLetter: "",
  consentJob: true,
  consentTalentPool: false,
} as Application["draft"];
const first = new File(["%PDF-1.7 one"], "primeiro.pdf");
const second = new File(["%PDF-1.7 two"], "segundo.pdf");

/** The device's storage, cleared before each test. */
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.resetAllMocks();
  vi.mocked(applicantUid).mockResolvedValue("joao");
  vi.mocked(knownApplicantUid).mockResolvedValue("joao");
  vi.mocked(readRecord).mockResolvedValue(null);
  vi.mocked(createRecord).mockResolvedValue("written");
  vi.mocked(uploadResume).mockImplementation(async (_id, _extension, file) => ({
    outcome: "uploaded",
    path: `resumes/${(file as File).name}`,
  }));
  return () => vi.unstubAllGlobals();
});

/** To a job with a unique id. */
function send(jobId: string, file: File) {
  const job = { id: jobId, title: "Caixa", company: "Mercado", companyId: "mercado" };
  return sendApplication({ draft, job, file }, () => undefined, new AbortController().signal);
}

const sentPaths = () => vi.mocked(createRecord).mock.calls.map(([{ record }]) => record.resumePath);

test("a retry sends the file chosen by then, and uploads none twice", async () => {
  vi.mocked(createRecord).mockRejectedValueOnce(new Error("no line"));
  expect(await send("uma", first)).toEqual({ outcome: "failed" });
  vi.mocked(createRecord).mockRejectedValueOnce(new Error("no line"));
  expect(await send("uma", first)).toEqual({ outcome: "failed" });
  expect(uploadResume).toHaveBeenCalledOnce();
  expect(await send("uma", second)).toEqual({ outcome: "sent" });
  expect(sentPaths().at(-1)).toBe("resumes/segundo.pdf");
});

test("an application without its record is kept, and finished later", async () => {
  vi.mocked(createRecord).mockRejectedValueOnce(new Error("no line"));
  await send("duas", first);
  expect(pendingApplication()).toMatchObject({ candidateId: "duas_joao" });
  expect(await finishPendingApplication()).toMatchObject({ candidateId: "duas_joao" });
  expect(createRecord).toHaveBeenCalledTimes(2);
  expect(pendingApplication()).toBeNull();
});

test("another person's unfinished application on the device is not sent", async () => {
  vi.mocked(createRecord).mockRejectedValueOnce(new Error("no line"));
  await send("tres", first);
  const left = pendingApplication()!;
  vi.mocked(knownApplicantUid).mockResolvedValue("ana");
  expect(await finishPendingApplication()).toBeNull();
  expect(pendingApplication()).toBeNull();
  keepPendingApplication(left);
  vi.mocked(knownApplicantUid).mockResolvedValue(null);
  expect(await finishPendingApplication()).toBeNull();
  expect(createRecord).toHaveBeenCalledOnce();
});
