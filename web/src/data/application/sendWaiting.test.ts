import { beforeEach, expect, test, vi } from "vitest";
import { applicantUid, hasOwnAccount } from "./applicant.ts";
import { type Application, sendApplication } from "./application.ts";
import { createRecord, readRecord } from "./applicationRecord.ts";
import { uploadResume } from "./resumeUpload.ts";
import { sendWaiting } from "./sendWaiting.ts";
import { sentFromHere } from "./sentApplications.ts";
import { dueIn, nextTry, onWaitingChanged, readWaiting } from "./waitingApplications.ts";
import { forgetWaiting, getApplication } from "./waitingStore.ts";

vi.mock("./applicant.ts", async (original) => ({
  ...(await original<object>()),
  applicantUid: vi.fn(),
  knownApplicantUid: vi.fn(),
  hasOwnAccount: vi.fn(),
}));
vi.mock("./applicationRecord.ts", () => ({
  createRecord: vi.fn(),
  readRecord: vi.fn(),
  replaceFile: vi.fn(),
}));
vi.mock("./resumeUpload.ts", () => ({ uploadResume: vi.fn() }));
vi.mock("../visitor/jobEnding.ts", () => ({ readJobEnding: vi.fn(async () => "expired") }));

const minute = 60_000;
const kept = new Map<string, string>();
const spent = Object.assign(new Error("quota"), { code: "auth/too-many-requests" });
const file = new File(["%PDF-1.7"], "ana.pdf");

beforeEach(() => {
  kept.clear();
  vi.useFakeTimers({ now: new Date("2026-11-21T12:00:00Z") });
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal("window", { addEventListener: vi.fn(), removeEventListener: vi.fn() });
  vi.resetAllMocks();
  vi.mocked(applicantUid).mockResolvedValue("ana");
  vi.mocked(hasOwnAccount).mockResolvedValue(false);
  vi.mocked(readRecord).mockResolvedValue(null);
  vi.mocked(createRecord).mockResolvedValue("written");
  vi.mocked(uploadResume).mockResolvedValue({ outcome: "uploaded", path: "resumes/ana.pdf" });
  return () => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

/** To a job of this id, while no account can be made. */
async function sendInVain(id: string) {
  vi.mocked(applicantUid).mockRejectedValueOnce(spent);
  const application: Application = {
    draft: { name: "Ana" } as Application["draft"],
    job: { id, title: "Caixa", company: "Mercado", companyId: "mercado" },
    file,
  };
  return sendApplication(application, () => undefined, new AbortController().signal);
}

/** Advances until it is due. */
function later() {
  vi.setSystemTime(Date.now() + dueIn()!);
}

test("an application without an account is kept with its file, and sent when it is due", async () => {
  expect(await sendInVain("a")).toEqual({ outcome: "busy" });
  expect(uploadResume).not.toHaveBeenCalled();
  expect(await getApplication("a")).toMatchObject({ file, draft: { name: "Ana" } });
  expect(await sendWaiting()).toEqual([]);
  expect(createRecord).not.toHaveBeenCalled();

  later();
  expect(await sendWaiting()).toEqual([{ company: "Mercado", outcome: "sent" }]);
  expect(vi.mocked(uploadResume).mock.calls[0]![2]).toBe(file);
  expect(createRecord).toHaveBeenCalledOnce();
  expect(sentFromHere("a")).not.toBeNull();
  expect([readWaiting(), dueIn(), await getApplication("a")]).toEqual([{}, null, null]);
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
    vi.mocked(applicantUid).mockRejectedValueOnce(error);
    expect(await sendWaiting()).toEqual([]);
    expect(readWaiting()["b"]).toMatchObject({ tries: 2, company: "Mercado" });
    expect(dueIn()).toBeGreaterThanOrEqual(2 * minute);
    later();
    expect(await sendWaiting()).toMatchObject([{ outcome: "sent" }]);
  },
);

test("a cancelled application is not sent, even after a failing try", async () => {
  await sendInVain("c");
  later();
  vi.mocked(applicantUid).mockImplementationOnce(async () => {
    await forgetWaiting("c");
    throw spent;
  });
  expect(await sendWaiting()).toEqual([]);
  expect([readWaiting(), await getApplication("c")]).toEqual([{}, null]);
});

test("while a company is signed in on this device nothing is sent with its account", async () => {
  await sendInVain("d");
  later();
  vi.mocked(hasOwnAccount).mockResolvedValue(true);
  expect(await sendWaiting()).toEqual([]);
  expect(applicantUid).toHaveBeenCalledOnce();
  expect(readWaiting()["d"]).toBeDefined();
});

test("a phone keeps it for 23 hours", async () => {
  await sendInVain("e");
  vi.setSystemTime(Date.now() + 23 * 60 * minute);
  expect(await sendWaiting()).toEqual([{ company: "Mercado", outcome: "lost" }]);
  expect([readWaiting(), await getApplication("e")]).toEqual([{}, null]);
  expect(createRecord).not.toHaveBeenCalled();
});

test("a job that closed meanwhile ends the wait", async () => {
  await sendInVain("f");
  later();
  vi.mocked(createRecord).mockResolvedValue("refused");
  const { readJobEnding } = await import("../visitor/jobEnding.ts");
  vi.mocked(readJobEnding).mockResolvedValue("expired" as never);
  expect(await sendWaiting()).toEqual([{ company: "Mercado", outcome: "closed" }]);
  expect(readWaiting()).toEqual({});
});

test("an application that is sent manually no longer waits", async () => {
  await sendInVain("g");
  const changed = vi.fn();
  const stop = onWaitingChanged(changed);
  vi.mocked(applicantUid).mockResolvedValueOnce("ana");
  await sendApplication(
    (await getApplication("g"))!,
    () => undefined,
    new AbortController().signal,
  );
  expect(readWaiting()).toEqual({});
  expect(changed).toHaveBeenCalled();
  stop();
});

test("with blocked storage it waits as long as the page", async () => {
  vi.stubGlobal("localStorage", undefined);
  await sendInVain("h");
  expect(readWaiting()["h"]).toBeDefined();
  later();
  expect(await sendWaiting()).toMatchObject([{ outcome: "sent" }]);
  expect(readWaiting()).toEqual({});
});
