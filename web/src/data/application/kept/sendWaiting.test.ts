import { beforeEach, expect, test, vi } from "vitest";
import { applicant, hasOwnAccount } from "../applicant.ts";
import { sendApplication } from "../application.ts";
import { createRecord, readRecord } from "../applicationRecord.ts";
import { type Application, keptForMs, nextTry } from "./keptApplication.ts";
import { allKept, changeKept, getKept, keptBytes, removeKept } from "./keptStore.ts";
import { uploadResume } from "./resumeUpload.ts";
import { sendWaiting } from "./sendWaiting.ts";
import { sentFromHere } from "../sentApplications.ts";
import { takeBack } from "./takeBack.ts";
import { dueIn, waiting } from "./waitingApplications.ts";

vi.mock("../applicant.ts", () => ({
  applicant: vi.fn(),
  hasOwnAccount: vi.fn(),
  knownApplicant: vi.fn(),
}));
vi.mock("../../firebase/appCheckProof.ts", () => ({ appCheckProof: async () => ({}) }));
vi.mock("../applicationRecord.ts", () => ({
  createRecord: vi.fn(),
  readRecord: vi.fn(),
  readJobNames: vi.fn(),
  replaceFile: vi.fn(),
}));
vi.mock("./resumeUpload.ts", () => ({ uploadResume: vi.fn() }));
vi.mock("../../visitor/jobEnding.ts", () => ({ readJobEnding: vi.fn(async () => "expired") }));

const minute = 60_000;
const kept = new Map<string, string>();
const spent = Object.assign(new Error("quota"), { code: "auth/too-many-requests" });
const file = new File(["%PDF-1.7"], "ana.pdf");

beforeEach(async () => {
  for (const { key } of await allKept()) await removeKept(key);
  kept.clear();
  vi.useFakeTimers({ now: new Date("2026-11-21T12:00:00Z") });
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal("window", { addEventListener: vi.fn(), removeEventListener: vi.fn() });
  vi.resetAllMocks();
  vi.mocked(applicant).mockResolvedValue({ uid: "ana", token: async () => "token" });
  vi.mocked(hasOwnAccount).mockResolvedValue(false);
  vi.mocked(readRecord).mockResolvedValue(null);
  vi.mocked(createRecord).mockResolvedValue("written");
  vi.mocked(uploadResume).mockResolvedValue("uploaded");
  return () => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

const applicationTo = (id: string): Application => ({
  draft: { name: "Ana" } as Application["draft"],
  job: { id, title: "Caixa", company: "Mercado", companyId: "mercado" },
  file,
  written: null,
});

/** To a job of this id, while no account can be made. */
async function sendInVain(id: string) {
  vi.mocked(applicant).mockRejectedValueOnce(spent);
  return sendApplication(applicationTo(id), () => undefined, new AbortController().signal);
}

/** Advances until it is due. */
function later() {
  vi.setSystemTime(Date.now() + dueIn(false)!);
}

test("an application without an account is kept with its file, and sent when it is due", async () => {
  expect(await sendInVain("a")).toEqual({ outcome: "busy", isStored: false });
  expect(uploadResume).not.toHaveBeenCalled();
  expect(await getKept("a")).toMatchObject({ draft: { name: "Ana" }, waitsFor: "quota" });
  expect(await keptBytes("a")).toEqual(await file.arrayBuffer());
  expect(await sendWaiting(false)).toEqual([]);
  expect(createRecord).not.toHaveBeenCalled();

  later();
  expect(await sendWaiting(false)).toMatchObject([{ job: { company: "Mercado" }, end: "sent" }]);
  expect(await vi.mocked(uploadResume).mock.calls[0]![1].text()).toBe("%PDF-1.7");
  expect(createRecord).toHaveBeenCalledOnce();
  expect(sentFromHere("a")).not.toBeNull();
  expect([waiting.get(), dueIn(false), await getKept("a")]).toEqual([{}, null, null]);
});

test("the pauses grow from a minute to an hour, and concurrent waiters are spread", () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7, 8, 50].map((tries) => nextTry(tries, 0, 0) / minute);
  expect(pauses).toEqual([1, 2, 4, 8, 15, 30, 60, 60, 60]);
  expect(nextTry(7, 0, 1) / minute).toBe(90);
});

test.each([spent, new TypeError("no line")])(
  "a try that ends with %s is followed by another",
  async (error) => {
    await sendInVain("b");
    later();
    vi.mocked(applicant).mockRejectedValueOnce(error);
    expect(await sendWaiting(false)).toEqual([]);
    expect(await getKept("b")).toMatchObject({ tries: 2 });
    expect(waiting.get()["b"]).toMatchObject({ company: "Mercado", title: "Caixa" });
    expect(dueIn(false)).toBeGreaterThanOrEqual(2 * minute);
    later();
    expect(await sendWaiting(false)).toMatchObject([{ end: "sent" }]);
  },
);

test("a cancelled application is not sent, even after a failing try", async () => {
  await sendInVain("c");
  later();
  vi.mocked(applicant).mockImplementationOnce(async () => {
    await changeKept((await getKept("c"))!, () => ({ isTakenBack: true }));
    throw spent;
  });
  expect(await sendWaiting(false)).toEqual([]);
  expect(await takeBack("c")).toBe("takenBack");
  expect([waiting.get(), await getKept("c")]).toEqual([{}, null]);
});

test("while a company is signed in on this device nothing is sent with its account", async () => {
  await sendInVain("d");
  later();
  vi.mocked(hasOwnAccount).mockResolvedValue(true);
  expect(await sendWaiting(false)).toEqual([]);
  expect(applicant).toHaveBeenCalledOnce();
  expect(waiting.get()["d"]).toBeDefined();
});

test("a phone keeps it for seven days", async () => {
  await sendInVain("e");
  vi.setSystemTime(Date.now() + keptForMs);
  expect(await sendWaiting(false)).toMatchObject([
    { job: { company: "Mercado" }, end: "lost", draft: { name: "Ana" } },
  ]);
  expect([waiting.get(), await getKept("e")]).toEqual([{}, null]);
  expect(createRecord).not.toHaveBeenCalled();
});

test("a job that closed meanwhile ends the wait", async () => {
  await sendInVain("f");
  later();
  vi.mocked(createRecord).mockResolvedValue("refused");
  const { readJobEnding } = await import("../../visitor/jobEnding.ts");
  vi.mocked(readJobEnding).mockResolvedValue("expired" as never);
  expect(await sendWaiting(false)).toMatchObject([
    { job: { id: "f" }, end: "closed", unsent: { file: { name: "ana.pdf" } } },
  ]);
  expect(waiting.get()).toEqual({});
});

test("an application that is sent manually no longer waits", async () => {
  await sendInVain("g");
  const changed = vi.fn();
  const stop = waiting.subscribe(changed);
  vi.mocked(applicant).mockResolvedValueOnce({ uid: "ana", token: async () => "token" });
  await sendApplication(applicationTo("g"), () => undefined, new AbortController().signal);
  expect(waiting.get()).toEqual({});
  expect(changed).toHaveBeenCalled();
  stop();
});

test("with blocked storage it waits as long as the page", async () => {
  vi.stubGlobal("localStorage", undefined);
  await sendInVain("h");
  expect(waiting.get()["h"]).toBeDefined();
  later();
  expect(await sendWaiting(false)).toMatchObject([{ end: "sent" }]);
  expect(waiting.get()).toEqual({});
});

const recordOf = (fields: object) => ({
  name: "Ana",
  email: null,
  phone: "5566999990000",
  resumePath: "resumes/older.pdf",
  at: new Date("2026-11-20T12:00:00Z"),
  resumeMissing: false,
  isWithdrawn: false,
  ...fields,
});

test("an application that meets another person's is given back with its file, and says whose that is", async () => {
  await sendInVain("i");
  later();
  vi.mocked(readRecord).mockResolvedValue(recordOf({ name: "Bia" }));
  expect(await sendWaiting(false)).toMatchObject([
    { end: "another", of: "Bia", unsent: { file: { name: "ana.pdf" } } },
  ]);
  expect([waiting.get(), await getKept("i"), sentFromHere("i")]).toEqual([{}, null, null]);
});

test("a person's own application that had arrived is told as sent", async () => {
  await sendInVain("j");
  later();
  vi.mocked(readRecord).mockResolvedValue(recordOf({}));
  expect(await sendWaiting(false)).toMatchObject([{ end: "already", unsent: null }]);
  expect(sentFromHere("j")).not.toBeNull();
});
