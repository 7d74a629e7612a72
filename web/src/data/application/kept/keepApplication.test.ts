import { buildWrittenResume } from "@vagas/functions/domain/testing/buildWrittenResume";
import { beforeEach, expect, test, vi } from "vitest";
import { keepApplication } from "./keepApplication.ts";
import type { Application } from "./keptApplication.ts";
import { allKept, changeKept, getKept, removeKept } from "./keptStore.ts";
import { updateHints } from "./waitingHints.ts";
import { waiting } from "./waitingApplications.ts";

const pdf = (name = "ana.pdf", lastModified = 1) => new File(["%PDF-1.7"], name, { lastModified });

const application = (fields: Partial<Application> = {}): Application => ({
  draft: {
    name: "Ana",
    email: null,
    phone: "5566999990000",
    coverLetter: "",
    consentJob: true,
    consentTalentPool: false,
  },
  job: { id: "vaga", title: "Caixa", company: "Mercado", companyId: "mercado" },
  file: pdf(),
  written: null,
  ...fields,
});

beforeEach(async () => {
  for (const { key } of await allKept()) await removeKept(key);
  vi.stubGlobal("navigator", {});
  return () => vi.unstubAllGlobals();
});

/** What the device keeps of an application after it was asked to keep it. */
async function keptOf(fields: Partial<Application> = {}) {
  const keeping = await keepApplication(application(fields));
  if (keeping === null || "outcome" in keeping) throw new Error("It is not kept");
  return keeping.kept;
}

/** What the device keeps of an application after an earlier one to the same job was uploaded. */
async function keptAfterUpload(fields: Partial<Application>) {
  const first = await keptOf();
  const upload = { uid: "ana", path: "x.pdf", at: 1, isDone: true, isRecordSent: false };
  await changeKept(first, () => ({ upload }));
  return keptOf(fields);
}

test("the same file is not uploaded again, and another one is", async () => {
  expect((await keptAfterUpload({})).upload).toMatchObject({ path: "x.pdf" });
  for (const file of [pdf("outro.pdf"), pdf("ana.pdf", 2)])
    expect((await keptAfterUpload({ file })).upload).toBeNull();
});

test("an application replaces the earlier one to its job, and no other", async () => {
  await keepApplication(application({ job: null }));
  const [first, second] = [await keptOf(), await keptOf()];
  expect(second.keptAt).toBeGreaterThan(first.keptAt);
  expect((await allKept()).map(({ key }) => key).sort()).toEqual(["banco", "vaga"]);
});

test("answers are kept as they are stored, and a file of one's own has none", async () => {
  const written = buildWrittenResume();
  const kept = await keptOf({ written });
  expect(JSON.parse(kept.record.writtenResume!)).toEqual(written);
  expect((await keptOf()).record).not.toHaveProperty("writtenResume");
});

test.each([
  ["an empty file", new File([], "ana.pdf")],
  ["a file of another kind", pdf("ana.exe")],
])("%s is not kept", async (_what, file) => {
  expect(await keepApplication(application({ file }))).toBeNull();
  expect(await allKept()).toEqual([]);
});

const { draft } = application();
const theirs = { ...draft, name: "Ana Filha" };

test("an application that waits is not replaced by that of somebody else", async () => {
  const first = await keptOf();
  expect(await keepApplication(application({ draft: theirs }))).toEqual({
    outcome: "occupied",
    of: "Ana",
  });
  expect(await getKept("vaga")).toEqual(first);
  expect((await keptOf({ draft: theirs, job: null })).draft).toEqual(theirs);
});

test("a person's own application is replaced, also with another phone, or a name written otherwise", async () => {
  await keptOf({ draft: { ...draft, name: "José  da Silva" } });
  for (const name of ["JOSÉ DA SILVA", "Jose da Silva "]) {
    const corrected = { ...draft, name, phone: "5566999990009" };
    expect((await keptOf({ draft: corrected })).draft).toEqual(corrected);
  }
});

test("an application that was taken back is replaced by that of somebody else", async () => {
  await changeKept(await keptOf(), () => ({ isTakenBack: true }));
  expect((await keptOf({ draft: theirs })).draft).toEqual(theirs);
});

test.each(["another", "withdrawn", "refused", "lost", "sent"] as const)(
  "an application that has ended as '%s' is not replaced by that of somebody else before its person was told",
  async (end) => {
    await changeKept(await keptOf(), () => ({ end }));
    expect(await keepApplication(application({ draft: theirs }))).toEqual({
      outcome: "occupied",
      of: "Ana",
    });
    expect((await keptOf()).end).toBeNull();
  },
);

test("an application that waits for its person's new consent is not replaced by that of somebody else", async () => {
  await changeKept(await keptOf(), () => ({ end: "consent", isTold: true }));
  expect(await keepApplication(application({ draft: theirs }))).toEqual({
    outcome: "occupied",
    of: "Ana",
  });
  expect((await keptOf()).end).toBeNull();
});

test("the hint of what waits says whose it is", async () => {
  await keptOf();
  await updateHints();
  expect(waiting.get()["vaga"]?.name).toBe("Ana");
});
