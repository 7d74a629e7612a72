import { buildWrittenResume } from "@vagas/functions/domain/testing/buildWrittenResume";
import { beforeEach, expect, test, vi } from "vitest";
import { keepApplication } from "./keepApplication.ts";
import type { Application } from "./keptApplication.ts";
import { allKept, changeKept, removeKept } from "./keptStore.ts";

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

/** What the device keeps of an application after an earlier one to the same job was uploaded. */
async function keptAfterUpload(fields: Partial<Application>) {
  const first = await keepApplication(application());
  const upload = { uid: "ana", path: "x.pdf", at: 1, isDone: true, isRecordSent: false };
  await changeKept(first!.kept, () => ({ upload }));
  return (await keepApplication(application(fields)))!.kept;
}

test("the same file is not uploaded again, and another one is", async () => {
  expect((await keptAfterUpload({})).upload).toMatchObject({ path: "x.pdf" });
  for (const file of [pdf("outro.pdf"), pdf("ana.pdf", 2)])
    expect((await keptAfterUpload({ file })).upload).toBeNull();
});

test("an application replaces the earlier one to its job, and no other", async () => {
  await keepApplication(application({ job: null }));
  const [first, second] = [
    await keepApplication(application()),
    await keepApplication(application()),
  ];
  expect(second!.kept.keptAt).toBeGreaterThan(first!.kept.keptAt);
  expect((await allKept()).map(({ key }) => key).sort()).toEqual(["banco", "vaga"]);
});

test("answers are kept as they are stored, and a file of one's own has none", async () => {
  const written = buildWrittenResume();
  const { kept } = (await keepApplication(application({ written })))!;
  expect(JSON.parse(kept.record.writtenResume!)).toEqual(written);
  expect((await keepApplication(application()))!.kept.record).not.toHaveProperty("writtenResume");
});

test.each([
  ["an empty file", new File([], "ana.pdf")],
  ["a file of another kind", pdf("ana.exe")],
])("%s is not kept", async (_what, file) => {
  expect(await keepApplication(application({ file }))).toBeNull();
  expect(await allKept()).toEqual([]);
});
