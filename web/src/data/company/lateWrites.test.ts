import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { markOpened, saveCompanyNote, setCandidateStage } from "./companyCandidates.ts";
import { changeAvailability } from "./companyJobWrites.ts";
import { saveCompanyProfile } from "./companyProfile.ts";
import { discardEdit } from "./saveJob.ts";

type Fields = Record<string, unknown>;

/** The documents by path, and what a write waits for on its way to the server. */
const server = vi.hoisted(() => ({
  documents: new Map<string, Fields>(),
  way: Promise.resolve(),
}));

vi.mock("../firebase/publicDatabase.ts", () => ({ publicDatabase: () => "database" }));
vi.mock("firebase/firestore/lite", () => {
  const { documents } = server;
  const merge = (path: string, fields: Fields) =>
    void documents.set(path, { ...documents.get(path), ...fields });
  const remove = (path: string) => void documents.delete(path);
  const failure = (code: string) => Object.assign(new Error(code), { code });

  /** One try of a transaction; false: what it has read was changed before its commit arrived. */
  async function isCommitted(attempt: (transaction: object) => unknown): Promise<boolean> {
    const read = new Map<string, Fields | undefined>();
    const changes: (() => void)[] = [];
    await attempt({
      get: async (path: string) => {
        const fields = documents.get(path);
        read.set(path, fields);
        const get = (field: string) => fields?.[field];
        return { ref: path, exists: () => fields !== undefined, get };
      },
      update: (path: string, fields: Fields) => {
        if (!documents.has(path)) throw failure("invalid-argument");
        changes.push(() => merge(path, fields));
      },
      delete: (path: string) => void changes.push(() => remove(path)),
    });
    await server.way;
    if ([...read].some(([path, fields]) => documents.get(path) !== fields)) return false;
    for (const change of changes) change();
    return true;
  }

  return {
    doc: (_database: string, name: string, id: string) => `${name}/${id}`,
    serverTimestamp: () => "the server's time",
    updateDoc: (path: string, fields: Fields) =>
      server.way.then(() => {
        if (!documents.has(path)) throw failure("not-found");
        merge(path, fields);
      }),
    deleteDoc: (path: string) => server.way.then(() => remove(path)),
    runTransaction: async (_database: string, attempt: (transaction: object) => unknown) => {
      while (!(await isCommitted(attempt)));
    },
  };
});

beforeEach(() => {
  vi.useFakeTimers();
  server.documents.clear();
});
afterEach(() => vi.useRealTimers());

/** Has this write wait on its way until it is told as failed; returns what lets it arrive after all. */
async function onASlowWay(write: () => Promise<unknown>): Promise<() => Promise<unknown>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.way = promise;
  const written = write();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await written).toBe("offline");
  server.way = Promise.resolve();
  return () => {
    resolve();
    return vi.advanceTimersByTimeAsync(0);
  };
}

test("a note that arrives after its limit does not replace the one that was saved meanwhile", async () => {
  server.documents.set("candidates/vaga_ana", { name: "Ana" });
  const arrive = await onASlowWay(() => saveCompanyNote("vaga_ana", "", "Ligar"));
  const other = "Ligar na segunda, depois das 14 h";
  expect(await saveCompanyNote("vaga_ana", "", other)).toBe("done");
  await arrive();
  expect(server.documents.get("candidates/vaga_ana")).toEqual({
    name: "Ana",
    companyNote: other,
  });
});

test("a note that another device has saved meanwhile is told, and stays until somebody has seen it", async () => {
  server.documents.set("candidates/vaga_ana", { companyNote: "Vem na segunda" });
  const save = (before: string) => saveCompanyNote("vaga_ana", before, "Ligar");
  const stored = () => server.documents.get("candidates/vaga_ana")!["companyNote"];
  expect(await save("")).toEqual({ present: "Vem na segunda" });
  expect(stored()).toBe("Vem na segunda");
  expect(await save("Vem na segunda")).toBe("done");
  expect(stored()).toBe("Ligar");
  // A first try whose answer was lost.
  expect(await save("Vem na segunda")).toBe("done");
});

test("a stage that arrives after its limit does not replace the one that was chosen meanwhile", async () => {
  server.documents.set("candidates/vaga_ana", { stage: "vista", stageAt: "before" });
  const arrive = await onASlowWay(() => setCandidateStage("vaga_ana", "naoSelecionada"));
  expect(await setCandidateStage("vaga_ana", "emConversa")).toBe("done");
  await arrive();
  expect(server.documents.get("candidates/vaga_ana")).toEqual({
    stage: "emConversa",
    stageAt: "the server's time",
  });
});

test("a stage that is stored already keeps its time, by which its person is told", async () => {
  server.documents.set("candidates/vaga_ana", { stage: "naoSelecionada", stageAt: "before" });
  expect(await setCandidateStage("vaga_ana", "naoSelecionada")).toBe("done");
  expect(server.documents.get("candidates/vaga_ana")).toMatchObject({ stageAt: "before" });
});

test("an application that is opened keeps the time of its stage, and a stage that somebody chose stays", async () => {
  const path = "candidates/vaga_ana";
  server.documents.set(path, { stage: "nova", stageAt: "before" });
  expect(await markOpened("vaga_ana")).toBe("done");
  expect(server.documents.get(path)).toEqual({ stage: "vista", stageAt: "before" });
  server.documents.set(path, { stage: "emConversa", stageAt: "before" });
  expect(await markOpened("vaga_ana")).toBe("done");
  expect(server.documents.get(path)).toEqual({ stage: "emConversa", stageAt: "before" });
});

test("a job that was put back stays on the site when a request to take it off arrives after its limit", async () => {
  server.documents.set("jobs/vaga", { title: "Padeiro" });
  const arrive = await onASlowWay(() => changeAvailability("vaga", { paused: true }));
  expect(await changeAvailability("vaga", { paused: false })).toBe("done");
  await arrive();
  expect(server.documents.get("jobs/vaga")).toMatchObject({ title: "Padeiro", paused: false });
});

describe("a company's profile", () => {
  const profile = {
    name: "Padaria",
    responsibleName: "",
    category: "Comércio",
    cnpj: null,
  } as const;
  const saveNumber = (whatsapp: string) =>
    saveCompanyProfile("padaria", { ...profile, whatsapp }, ["whatsapp"]);

  test("that arrives after its limit does not replace the one that was saved meanwhile", async () => {
    server.documents.set("companies/padaria", { name: "Padaria" });
    const arrive = await onASlowWay(() => saveNumber("5566999112233"));
    expect(await saveNumber("5566999445566")).toBe("done");
    await arrive();
    expect(server.documents.get("companies/padaria")).toMatchObject({ whatsapp: "5566999445566" });
  });

  test("of a company that was deleted is refused, and not saved", async () => {
    expect(await saveNumber("5566999445566")).toBe("forbidden");
    expect(server.documents.size).toBe(0);
  });
});

test("an edit that was sent meanwhile is not discarded by a request that arrives after its limit", async () => {
  server.documents.set("jobEdits/vaga", { title: "Padeiro", revision: 1 });
  const arrive = await onASlowWay(() => discardEdit("vaga"));
  server.documents.set("jobEdits/vaga", { title: "Padeiro da noite", revision: 2 });
  await arrive();
  expect(server.documents.get("jobEdits/vaga")).toMatchObject({ revision: 2 });
});

test("an edit is discarded, and one that is gone needs no more", async () => {
  server.documents.set("jobEdits/vaga", { title: "Padeiro", revision: 1 });
  expect(await discardEdit("vaga")).toBe("done");
  expect(server.documents.size).toBe(0);
  expect(await discardEdit("vaga")).toBe("done");
});
