import { emptyWrittenResume } from "@vagas/functions/domain/writtenResume/writtenResume";
import { beforeEach, expect, test, vi } from "vitest";
import { keepApplication, keyOf } from "./keepApplication.ts";
import { type Application, keptForMs } from "./keptApplication.ts";
import { allKept, changeKept, getKept, keptBytes, removeKept } from "./keptStore.ts";
import { sendWaiting } from "./sendWaiting.ts";
import { dropUnsent, unsentApplication } from "./unsentApplication.ts";
import { waiting } from "./waitingApplications.ts";

const upload = vi.fn();
vi.mock("./pageSender.ts", () => ({
  pageSender: {
    applicant: async () => ({ uid: "ana", token: async () => "token" }),
    hasOwnAccount: async () => false,
    headers: async () => ({}),
    upload: () => upload() as unknown,
  },
}));
vi.mock("../applicationRecord.ts", () => ({
  readRecord: async () => null,
  createRecord: async () => "written",
}));
vi.mock("../../visitor/jobEnding.ts", () => ({ readJobEnding: async () => null }));

const application: Application = {
  draft: { name: "Ana" } as Application["draft"],
  job: { id: "vaga", title: "Caixa", company: "Mercado", companyId: "mercado" },
  file: new File(["%PDF-1.7"], "ana.pdf"),
  written: null,
};

beforeEach(async () => {
  const kept = new Map<string, string>();
  vi.useFakeTimers({ now: new Date("2026-11-21T12:00:00Z") });
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("window", { addEventListener: vi.fn(), removeEventListener: vi.fn() });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  for (const { key } of await allKept()) await removeKept(key);
  upload.mockReset().mockResolvedValue("uploaded");
  return () => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

/** Keeps it with a consent to a text that has changed since. */
async function keep(changes: Partial<Application> = {}) {
  const given = { ...application, ...changes };
  await keepApplication(given);
  await changeKept((await getKept(keyOf(given)))!, ({ record }) => ({
    record: { ...record, consentVersion: "2025-01" },
  }));
}

test("an application to an older consent goes back into its form, with its file, and is told of once", async () => {
  await keep();
  expect(await unsentApplication("vaga")).toBeNull();
  expect(await sendWaiting(true)).toMatchObject([{ end: "consent", draft: { name: "Ana" } }]);
  expect(waiting.get()["vaga"]).toMatchObject({ waitsFor: "person" });

  const unsent = await unsentApplication("vaga");
  expect(unsent).toMatchObject({ draft: { name: "Ana" }, file: { name: "ana.pdf" } });
  expect(await unsent!.file!.text()).toBe("%PDF-1.7");
  expect(await sendWaiting(true)).toEqual([]);
  expect(await unsentApplication("outra")).toBeNull();
  expect(upload).not.toHaveBeenCalled();
});

test("an application that waits for a line is not in its form as unsent", async () => {
  upload.mockResolvedValue("failed");
  await keepApplication(application);
  expect(await sendWaiting(true)).toEqual([]);
  expect(await unsentApplication("vaga")).toBeNull();
});

test("a person who agrees anew replaces what waited for them", async () => {
  await keep();
  await sendWaiting(true);
  const { file } = (await unsentApplication("vaga"))!;
  await keepApplication({ ...application, file: file! });
  expect(await unsentApplication("vaga")).toBeNull();
  expect(await sendWaiting(true)).toMatchObject([{ end: "sent" }]);
  expect([await allKept(), waiting.get()]).toEqual([[], {}]);
});

test("a discarded form takes what waited for its person off the device, and nothing else", async () => {
  await keep();
  await sendWaiting(true);
  upload.mockResolvedValue("failed");
  await keepApplication({ ...application, job: null });
  await dropUnsent(null);
  await dropUnsent("vaga");
  expect([await getKept("vaga"), await keptBytes("vaga")]).toEqual([null, null]);
  expect(Object.keys(waiting.get())).toEqual(["banco"]);
});

test("what nobody agreed to anew is off the device after seven days, and its person is told", async () => {
  await keep();
  await sendWaiting(true);
  vi.setSystemTime(Date.now() + keptForMs);
  expect(await sendWaiting(true)).toMatchObject([{ end: "lost", draft: { name: "Ana" } }]);
  expect([await allKept(), waiting.get()]).toEqual([[], {}]);
});

test("a written résumé is no file for the form", async () => {
  await keep({ written: emptyWrittenResume });
  expect(await sendWaiting(true)).toMatchObject([{ end: "consent", written: emptyWrittenResume }]);
  expect(await unsentApplication("vaga")).toBeNull();
});
