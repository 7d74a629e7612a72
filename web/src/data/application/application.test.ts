import {
  emptyWrittenResume,
  readWrittenResume,
  type WrittenResume,
} from "@vagas/functions/domain/writtenResume/writtenResume";
import { beforeEach, expect, test, vi } from "vitest";
import { sendApplication, sentApplication } from "./application.ts";
import { applicant, hasOwnAccount, knownApplicant } from "./applicant.ts";
import { createRecord, readRecord } from "./applicationRecord.ts";
import type { Application } from "./kept/keptApplication.ts";
import { allKept, removeKept } from "./kept/keptStore.ts";
import { uploadResume } from "./kept/resumeUpload.ts";
import { sendWaiting } from "./kept/sendWaiting.ts";
import { waiting } from "./kept/waitingApplications.ts";

vi.mock("./applicant.ts", () => ({
  applicant: vi.fn(),
  hasOwnAccount: vi.fn(),
  knownApplicant: vi.fn(),
}));
vi.mock("./applicationRecord.ts", () => ({
  createRecord: vi.fn(),
  readRecord: vi.fn(),
  readJobNames: vi.fn(),
  replaceFile: vi.fn(),
}));
vi.mock("../firebase/appCheckProof.ts", () => ({ appCheckProof: async () => ({}) }));
vi.mock("./kept/resumeUpload.ts", () => ({ uploadResume: vi.fn() }));
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

const account = (uid: string) => ({ uid, token: async () => `token of ${uid}` });

beforeEach(async () => {
  for (const { key } of await allKept()) await removeKept(key);
  kept.clear();
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.resetAllMocks();
  vi.mocked(applicant).mockImplementation(async () => account("joao"));
  vi.mocked(hasOwnAccount).mockResolvedValue(false);
  vi.mocked(readRecord).mockResolvedValue(null);
  vi.mocked(createRecord).mockResolvedValue("written");
  vi.mocked(uploadResume).mockResolvedValue("uploaded");
  return () => vi.unstubAllGlobals();
});

/** To a job with a unique id. */
function send(jobId: string, file: File, written: WrittenResume | null = null) {
  const job = { id: jobId, title: "Caixa", company: "Mercado", companyId: "mercado" };
  return sendApplication(
    { draft, job, file, written },
    () => undefined,
    new AbortController().signal,
  );
}

const failed = { outcome: "failed", isStored: false };
const records = () => vi.mocked(createRecord).mock.calls.map(([, , record]) => record);
const uploads = () => vi.mocked(uploadResume).mock.calls.map(([path, file]) => [path, file.size]);

test("a retry sends the file chosen by then, and uploads none twice", async () => {
  vi.mocked(createRecord).mockRejectedValueOnce(new Error("no line"));
  expect(await send("uma", first)).toEqual(failed);
  vi.mocked(createRecord).mockRejectedValueOnce(new Error("no line"));
  expect(await send("uma", first)).toEqual(failed);
  expect(uploadResume).toHaveBeenCalledOnce();
  expect(await send("uma", second)).toEqual({ outcome: "sent" });
  expect(uploads().at(-1)).toEqual([records().at(-1)!.resumePath, second.size]);
  expect(records().at(-1)!.resumeName).toBe("segundo.pdf");
});

test("an application without its record is kept, and finished later", async () => {
  vi.mocked(createRecord).mockRejectedValueOnce(new Error("no line"));
  await send("duas", first);
  expect(await allKept()).toMatchObject([{ key: "duas", upload: { isDone: true } }]);
  expect(await sendWaiting(true)).toMatchObject([{ job: { id: "duas" }, end: "sent" }]);
  expect(createRecord).toHaveBeenCalledTimes(2);
  expect(uploadResume).toHaveBeenCalledOnce();
  expect(await allKept()).toEqual([]);
});

test("the answers of a written résumé go with its file, and a file of one's own has none", async () => {
  const answers = { ...emptyWrittenResume, wanted: ["farmHand"] };
  await send("quatro", first, answers);
  await send("cinco", second);
  const [written, own] = vi.mocked(createRecord).mock.calls.map(([, , record]) => record);
  expect(readWrittenResume(written!.writtenResume)).toEqual(answers);
  expect(own).not.toHaveProperty("writtenResume");
});

test("an application that may have arrived from another account is not sent again, and its person is told", async () => {
  vi.mocked(createRecord).mockRejectedValueOnce(new Error("no line"));
  await send("tres", first);
  vi.mocked(applicant).mockResolvedValue(account("ana"));
  expect(await sendWaiting(true)).toMatchObject([
    { end: "unsure", draft: { name: "João da Silva" }, unsent: { file: { name: "primeiro.pdf" } } },
  ]);
  expect(await allKept()).toEqual([]);
  expect(createRecord).toHaveBeenCalledOnce();
});

test("an application whose record was never sent goes out with the account that the device has by then", async () => {
  vi.mocked(uploadResume).mockResolvedValueOnce("failed");
  await send("seis", first);
  vi.mocked(applicant).mockResolvedValue(account("nova"));
  expect(await sendWaiting(true)).toMatchObject([{ end: "sent" }]);
  expect(vi.mocked(createRecord).mock.calls.map(([id, uid]) => [id, uid])).toEqual([
    ["seis_nova", "nova"],
  ]);
  expect(records()[0]!.resumePath).toMatch(/^resumes\/seis_nova\//);
});

test("another person's application that waits on the device stays, and theirs is not sent in its place", async () => {
  vi.mocked(uploadResume).mockResolvedValueOnce("failed");
  await send("sete", first);
  const job = { id: "sete", title: "Caixa", company: "Mercado", companyId: "mercado" };
  const theirs = { ...draft, name: "Ana da Silva" };
  const answer = await sendApplication(
    { draft: theirs, job, file: second, written: null },
    () => undefined,
    new AbortController().signal,
  );
  expect(answer).toEqual({ outcome: "occupied", of: "João da Silva" });
  expect(createRecord).not.toHaveBeenCalled();
  expect(await allKept()).toMatchObject([{ key: "sete", fileName: "primeiro.pdf" }]);
});

const before = {
  name: "João da Silva",
  email: null,
  phone: "5566999990002",
  resumePath: "resumes/older.pdf",
  at: new Date("2026-11-20T12:00:00Z"),
  resumeMissing: false,
  isWithdrawn: false,
};

test.each([{}, { name: "Ana" }, { isWithdrawn: true }])(
  "an older application to the same job is shown as it is: %o",
  async (fields) => {
    const { resumePath, ...sent } = { ...before, ...fields };
    vi.mocked(readRecord).mockResolvedValue({ resumePath, ...sent });
    expect(await send("oito", first)).toEqual({ outcome: "already", sent });
    expect(await allKept()).toEqual([]);
  },
);

test("a résumé sent on the day on which another left the talent bank stays on the device for the next", async () => {
  vi.mocked(readRecord).mockResolvedValue({ ...before, isWithdrawn: true });
  const answer = await sendApplication(
    { draft, job: null, file: first, written: null },
    () => undefined,
    new AbortController().signal,
  );
  expect(answer).toEqual({ outcome: "tomorrow", isStored: false });
  expect(await allKept()).toMatchObject([{ key: "banco", waitsFor: "tomorrow", end: null }]);
});

/** A sending to this job that is cancelled while a request hangs; `lose` fails the request. */
async function cancelledWhile(request: "applicant" | "readRecord", jobId: string) {
  const hanging = Promise.withResolvers<never>();
  const asked = request === "applicant" ? vi.mocked(applicant) : vi.mocked(readRecord);
  asked.mockReturnValueOnce(hanging.promise);
  const stop = new AbortController();
  const job = { id: jobId, title: "Caixa", company: "Mercado", companyId: "mercado" };
  const sending = sendApplication(
    { draft, job, file: first, written: null },
    () => undefined,
    stop.signal,
  );
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  stop.abort();
  return { sending, lose: () => hanging.reject(new TypeError("no line")) };
}

test.each(["applicant", "readRecord"] as const)(
  "an application that is cancelled while %s hangs is not sent, whatever becomes of the request",
  async (request) => {
    const { sending, lose } = await cancelledWhile(request, "nove");
    lose();
    expect(await sending).toEqual({ outcome: "cancelled" });
    expect(await allKept()).toEqual([]);
    expect(await sendWaiting(true)).toEqual([]);
    expect([uploadResume, createRecord].map((sends) => vi.mocked(sends).mock.calls)).toEqual([
      [],
      [],
    ]);
  },
);

test("an application that is cancelled right before its page closes is called waiting no more, and nobody sends it", async () => {
  // The page never gets an answer, and what it stored is all that is left of it.
  await cancelledWhile("applicant", "dez");
  await vi.waitFor(async () => expect(await allKept()).toMatchObject([{ isTakenBack: true }]));
  await vi.waitFor(() => expect(waiting.get()).toEqual({}));
  vi.mocked(applicant).mockClear();
  expect(await sendWaiting(true)).toEqual([]);
  expect(await allKept()).toEqual([]);
  // Not even an account is made for it.
  expect([applicant, createRecord].map((asks) => vi.mocked(asks).mock.calls)).toEqual([[], []]);
});

test("an application that is cancelled and sent again arrives, although the first try still hangs", async () => {
  const { sending, lose } = await cancelledWhile("readRecord", "onze");
  expect(await send("onze", second)).toEqual({ outcome: "sent" });
  lose();
  expect(await sending).toEqual({ outcome: "cancelled" });
  expect(records().map(({ resumeName }) => resumeName)).toEqual(["segundo.pdf"]);
  expect(await allKept()).toEqual([]);
});

test("an application that is cancelled after its record was sent is looked up, and not written again", async () => {
  const stop = new AbortController();
  vi.mocked(createRecord).mockImplementationOnce(async () => {
    stop.abort();
    throw new TypeError("no line");
  });
  const job = { id: "doze", title: "Caixa", company: "Mercado", companyId: "mercado" };
  const shown: (number | null)[] = [];
  const answer = await sendApplication(
    { draft, job, file: first, written: null },
    (percent) => shown.push(percent),
    stop.signal,
  );
  expect(answer).toEqual(failed);
  // From then on it cannot be cancelled on the page.
  expect(shown.at(-1)).toBe(100);
  await vi.waitFor(async () => expect(await allKept()).toMatchObject([{ isTakenBack: true }]));
  expect(await sendWaiting(true)).toEqual([]);
  expect(createRecord).toHaveBeenCalledOnce();
  expect(await allKept()).toEqual([]);
});

test.each([
  ["its own account did not send", account("joao"), false, false],
  ["nobody who is signed in could have sent", null, false, true],
  ["a company that is signed in did not send", account("mercado"), true, true],
])("whether the device remembers an application that %s", async (_what, by, isCompany, stays) => {
  kept.set("vagas-applications", JSON.stringify({ caixa: "2026-11-21T12:00:00.000Z" }));
  vi.mocked(knownApplicant).mockResolvedValue(by);
  vi.mocked(hasOwnAccount).mockResolvedValue(isCompany);
  expect(await sentApplication("caixa")).toBeNull();
  expect(kept.get("vagas-applications")?.includes("caixa")).toBe(stays);
});
