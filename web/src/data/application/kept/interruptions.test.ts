import { beforeEach, expect, test, vi } from "vitest";
import type { NewRecord } from "../applicationRecord.ts";
import type { KeptApplication } from "./keptApplication.ts";
import { allKept, changeKept, getKept, putKept, removeKept } from "./keptStore.ts";
import { type Sender, sendKept, type Upload } from "./sendKept.ts";
import { sendRound } from "./sendRound.ts";
import { takeBack } from "./takeBack.ts";

/** The bucket and the database, and what happens to the next answer of each. */
const server = {
  files: new Set<string>(),
  records: new Map<string, NewRecord>(),
  job: { jobTitle: "Caixa", company: "Mercado", companyId: "mercado" } as object | null,
  isOpen: true,
  upload: "answers" as "answers" | "losesAnswer" | "losesRequest",
  record: "answers" as "answers" | "losesAnswer" | "losesRequest",
};

/** What happens on the device right before a step. */
let meanwhile: Partial<Record<"upload" | "record", () => Promise<unknown>>>;
let uid: string;
let isCompany: boolean;

vi.mock("../applicationRecord.ts", () => ({
  readRecord: async (id: string) => {
    const record = server.records.get(id);
    return record ? { ...record, at: new Date() } : null;
  },
  readJobNames: async () => server.job,
  createRecord: async (id: string, _uid: string, record: NewRecord) => {
    await meanwhile.record?.();
    const how = server.record;
    server.record = "answers";
    if (how === "losesRequest") throw new TypeError("no line");
    const isNamed = !server.job || record.jobTitle === (server.job as NewRecord).jobTitle;
    if (server.records.has(id) || !server.isOpen || !isNamed) return "refused";
    server.records.set(id, record);
    if (how === "losesAnswer") throw new TypeError("no line");
    return "written";
  },
}));
vi.mock("./pageSender.ts", () => ({
  get pageSender() {
    return sender;
  },
}));

const sender: Sender = {
  applicant: async () => ({ uid, token: async () => "token" }),
  hasOwnAccount: async () => isCompany,
  headers: async () => ({}),
  upload: async (path): Promise<Upload> => {
    await meanwhile.upload?.();
    const how = server.upload;
    server.upload = "answers";
    if (how === "losesRequest") return "failed";
    if (server.files.has(path) || server.records.has(path.split("/")[1]!)) return "refused";
    server.files.add(path);
    return how === "losesAnswer" ? "failed" : "uploaded";
  },
};

const record: KeptApplication["record"] = {
  name: "Ana",
  email: "ana@pessoa.example",
  phone: "5566999990000",
  coverLetter: "",
  resumeName: "ana.pdf",
  resumeSize: 8,
  jobId: "vaga",
  jobTitle: "Caixa",
  company: "Mercado",
  companyId: "mercado",
  talentPool: false,
  consentVersion: "2026-11",
};

const bytes = new TextEncoder().encode("%PDF-1.7").buffer;

async function keep(changes: Partial<KeptApplication> = {}): Promise<KeptApplication> {
  const kept: KeptApplication = {
    key: "vaga",
    keptAt: Date.now(),
    draft: {} as KeptApplication["draft"],
    job: { id: "vaga", title: "Caixa", company: "Mercado", companyId: "mercado" },
    written: null,
    fileName: "ana.pdf",
    fileMark: "ana.pdf 8 1",
    idStart: "vaga_",
    record,
    tries: 0,
    nextAt: 0,
    waitsFor: "line",
    upload: null,
    isTakenBack: false,
    end: null,
    endedAt: null,
    isTold: false,
    ...changes,
  };
  await putKept(kept, bytes);
  return kept;
}

/** One round of a page or of the service worker; whether something still waits. */
const round = () => sendRound(sender, { isFresh: true, waited: false });
const end = async () => (await getKept("vaga"))?.end;

beforeEach(async () => {
  for (const { key } of await allKept()) await removeKept(key);
  server.files.clear();
  server.records.clear();
  Object.assign(server, {
    job: { jobTitle: "Caixa", company: "Mercado", companyId: "mercado" },
    isOpen: true,
    upload: "answers",
    record: "answers",
  });
  meanwhile = {};
  uid = "ana";
  isCompany = false;
  vi.stubGlobal("navigator", {});
  return () => vi.unstubAllGlobals();
});

function expectOnce() {
  expect([server.files.size, server.records.size]).toEqual([1, 1]);
  expect([...server.files]).toEqual([server.records.get("vaga_ana")!.resumePath]);
}

test.each([
  ["the request of the upload", "upload", "losesRequest"],
  ["the answer to the upload", "upload", "losesAnswer"],
  ["the request of the record", "record", "losesRequest"],
  ["the answer to the record", "record", "losesAnswer"],
] as const)("an application that loses %s arrives once", async (_what, step, how) => {
  await keep();
  server[step] = how;
  expect(await round()).toBe(true);
  expect(await end()).toBeNull();
  expect(await round()).toBe(false);
  expect(await end()).toBe("sent");
  expectOnce();
});

test.each(["upload", "record"] as const)(
  "an application whose process dies before the %s is answered is finished by the next, once",
  async (step) => {
    await keep();
    // The process never gets further, and what it stored is all that is left of it.
    meanwhile[step] = () => new Promise(() => undefined);
    void round();
    await vi.waitFor(async () => expect((await getKept("vaga"))!.upload).not.toBeNull());
    await new Promise((resolve) => setTimeout(resolve));
    meanwhile = {};
    expect(await round()).toBe(false);
    expectOnce();
  },
);

test("two senders that work at once write one record, and neither calls it another's", async () => {
  const kept = await keep({
    upload: {
      uid,
      path: "resumes/vaga_ana/1-abcdef.pdf",
      at: Date.now(),
      isDone: false,
      isRecordSent: false,
    },
  });
  const results = await Promise.all([sendKept(kept, sender, false), sendKept(kept, sender, false)]);
  expect(results).toEqual([{ outcome: "sent" }, { outcome: "sent" }]);
  expectOnce();
});

test.each([
  ["older than a day", { at: Date.now() - 24 * 60 * 60 * 1000 }],
  ["of another account", { uid: "rui" }],
])(
  "an upload %s is not relied on: the file is sent again, under another path",
  async (_what, of) => {
    const path = "resumes/vaga_ana/1-abcdef.pdf";
    const upload = { uid, path, at: Date.now(), isDone: true, isRecordSent: false };
    await keep({ upload: { ...upload, ...of } });
    expect(await round()).toBe(false);
    expectOnce();
    expect(server.files.has(path)).toBe(false);
  },
);

test.each(["upload", "record"] as const)(
  "an application taken back before the %s ends either sent or taken back, never both",
  async (step) => {
    await keep();
    const mark = async () => changeKept((await getKept("vaga"))!, () => ({ isTakenBack: true }));
    meanwhile[step] = mark;
    await round();
    const wasSent = (await end()) === "sent";
    expect(await takeBack("vaga")).toBe(wasSent ? "sent" : "takenBack");
    expect(server.records.size).toBe(wasSent ? 1 : 0);
  },
);

test("an application that may have arrived is looked up before it counts as taken back", async () => {
  await keep();
  server.record = "losesAnswer";
  await round();
  expect(await takeBack("vaga")).toBe("sent");

  server.records.clear();
  await removeKept("vaga");
  await keep();
  server.record = "losesRequest";
  await round();
  expect(await takeBack("vaga")).toBe("takenBack");
  expect([await getKept("vaga"), server.records.size]).toEqual([null, 0]);
});

test("an application taken back without a line is looked up later, and not sent", async () => {
  await keep();
  server.record = "losesAnswer";
  await round();
  const online = sender.applicant;
  sender.applicant = () => Promise.reject(new TypeError("no line"));
  expect(await takeBack("vaga")).toBe("unsure");
  sender.applicant = online;
  expect(await round()).toBe(false);
  expect(await end()).toBe("sent");
});

test("an application that replaces the one being sent is what stays on the device", async () => {
  const old = await keep();
  meanwhile.upload = () => keep({ keptAt: old.keptAt + 1, fileMark: "outro.pdf 8 2" });
  await round();
  expect(await getKept("vaga")).toMatchObject({ keptAt: old.keptAt + 1, end: null });
  expect(server.records.size).toBe(0);
});

test("a job whose title changed meanwhile gets the application under the new one", async () => {
  await keep();
  server.job = { jobTitle: "Operador de caixa", company: "Mercado", companyId: "mercado" };
  expect(await round()).toBe(false);
  expect(server.records.get("vaga_ana")).toMatchObject({ jobTitle: "Operador de caixa" });
});

test("a job that closed meanwhile refuses it, and the application waits no longer", async () => {
  await keep();
  server.isOpen = false;
  expect(await round()).toBe(false);
  expect([await end(), server.records.size]).toEqual(["refused", 0]);
});

test("a consent to another text sends nothing", async () => {
  await keep({ record: { ...record, consentVersion: "2025-01" } });
  expect(await round()).toBe(false);
  expect([await end(), server.files.size]).toEqual(["consent", 0]);
});

test("what may have arrived is looked up, although its consent is to another text", async () => {
  await keep();
  server.record = "losesAnswer";
  await round();
  const old = { ...record, consentVersion: "2025-01" };
  await changeKept((await getKept("vaga"))!, () => ({ record: old }));
  expect(await round()).toBe(false);
  expect(await end()).toBe("sent");
  expectOnce();
});

test("a company's session sends nothing, and the application waits", async () => {
  await keep();
  isCompany = true;
  expect(await round()).toBe(true);
  expect([await end(), server.files.size]).toEqual([null, 0]);
});

const older = { ...record, resumePath: "resumes/vaga_ana/0-older.pdf" };

test.each([
  ["the same person's", {}, "already"],
  ["the same name's, written otherwise", { name: " ÁNA" }, "already"],
  ["another person's", { name: "Bia" }, "another"],
  ["the same person's, which they withdrew", { isWithdrawn: true }, "withdrawn"],
])("an application that meets an older one ends by whose it is: %s", async (_whose, of, told) => {
  server.records.set("vaga_ana", { ...older, ...of });
  await keep();
  expect(await round()).toBe(false);
  expect(await end()).toBe(told);
  expect(server.files.size).toBe(0);
});

const toBank = { key: "banco", job: null, idStart: "banco_" };

test.each(["Ana", "Bia"])(
  "a résumé that meets one of %s out of the talent bank waits until that is removed, and then arrives",
  async (name) => {
    server.records.set("banco_ana", {
      ...older,
      name,
      jobId: null,
      isWithdrawn: true,
    } as NewRecord);
    await keep({ ...toBank, record: { ...record, jobId: null } });
    expect(await round()).toBe(true);
    const kept = (await getKept("banco"))!;
    expect(kept).toMatchObject({ end: null, waitsFor: "tomorrow" });
    // It asks about once an hour, and not at each new line.
    expect(kept.nextAt - Date.now()).toBeGreaterThan(59 * 60_000);
    expect(await round()).toBe(true);

    server.records.clear();
    await changeKept(kept, () => ({ nextAt: 0 }));
    expect(await round()).toBe(false);
    expect((await getKept("banco"))?.end).toBe("sent");
  },
);

test.each([
  ["another person's", { name: "Bia" }, {}],
  ["a withdrawn one", { isWithdrawn: true }, {}],
  ["one out of the talent bank", { isWithdrawn: true }, toBank],
])(
  "an application that is taken back and meets %s was not sent, and is gone",
  async (_what, of, where) => {
    const isSent = { isDone: true, isRecordSent: true };
    const upload = { uid, path: "resumes/vaga_ana/1-abcdef.pdf", at: Date.now(), ...isSent };
    const kept = await keep({ ...where, upload });
    server.records.set(`${kept.idStart}ana`, { ...older, ...of });
    expect(await takeBack(kept.job?.id ?? null)).toBe("takenBack");
    expect(await getKept(kept.key)).toBeNull();
  },
);
