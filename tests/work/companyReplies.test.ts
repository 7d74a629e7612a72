import { addDays } from "@vagas/functions/domain/dates";
import { Transaction } from "firebase-admin/firestore";
import { beforeEach, expect, test, vi } from "vitest";
import { seedRecords } from "../../emulators/seed/seedRecords.ts";
import * as functions from "../../functions/src/index.ts";
import { countCompanyReplies } from "../../functions/src/triggers/companies/countReplies.ts";
import { reconcilePublicCompany } from "../../functions/src/triggers/companies/reconcilePublicCompany.ts";
import { aCandidate, aCompany, aJob, approved } from "../faults/events.ts";
import { now } from "../faults/life.ts";
import { db } from "../functions/functionsSuite.ts";
import { given } from "../functions/storedFields.ts";
import { change } from "./change.ts";
import { runs } from "./runs.ts";
import { board, contextAt, documentsOf, many, store } from "./workBoard.ts";

const count = () => countCompanyReplies(contextAt());
const replies = async (id = "padaria") => (await db.doc(`companies/${id}`).get()).get("replies");

const days = (ago: number) => addDays(now, -ago);
/** An application that was made that many days ago, and answered the day after if a stage is given. */
const applied = (i: number, ago: number, stage: "naoSelecionada" | "nova" = "naoSelecionada") => ({
  [`candidates/${i % 2 ? "padeiro" : "caixa"}_p${i}`]: aCandidate(`padeiro_p${i}`, {
    jobId: i % 2 ? "padeiro" : "caixa",
    phone: `556699999000${i}`,
    createdAt: days(ago),
    stage,
    stageAt: days(ago - 1),
  }),
});
const five = Object.assign({}, ...[1, 2, 3, 4, 5].map((i) => applied(i, 20)));

beforeEach(() =>
  board({
    "companies/padaria": aCompany(),
    "jobs/padeiro": aJob({ ...approved, listed: true, expiresAt: addDays(new Date(), 9) }),
    ...five,
  }),
);

/** Counts, and follows the events of the company's row. */
async function night(): Promise<void> {
  const before = await replies();
  await count();
  await runs(
    functions.onCompanyWritten,
    change(
      { companyId: "padaria" },
      { active: true, replies: before },
      { active: true, replies: await replies() },
    ),
  );
}

const shown = async () => {
  const documents = await documentsOf();
  const word = (path: string, field: string) =>
    (documents[path] as Record<string, unknown> | undefined)?.[field] ?? null;
  return [word("publicCompanies/padaria", "replies"), word("jobs/padeiro", "companyReplies")];
};

test("a company that answers is praised on its page and its jobs, without figures", async () => {
  await night();
  expect(await replies()).toEqual({ applications: 5, answered: 5, isEnough: true });
  expect(await shown()).toEqual(["almostAll", "almostAll"]);
  expect((await documentsOf())["publicCompanies/padaria"]).toEqual({
    name: "Mercado Araguaia",
    verifiedAt: null,
    replies: "almostAll",
  });
});

test("the praise ends with the night in which the applications are too few, and nothing of it stays", async () => {
  await night();
  await db.doc("candidates/padeiro_p1").delete();
  await night();
  expect(await replies()).toEqual({ applications: 4, answered: 4, isEnough: false });
  expect(await shown()).toEqual([null, null]);
  for (const i of [2, 3, 4, 5])
    await db.doc(`candidates/${i % 2 ? "padeiro" : "caixa"}_p${i}`).delete();
  await night();
  expect(await replies()).toBeUndefined();
});

test("few answers are told to the company alone", async () => {
  for (const i of [1, 2, 3, 4])
    await db.doc(`candidates/${i % 2 ? "padeiro" : "caixa"}_p${i}`).update({ stage: "vista" });
  await night();
  expect(await replies()).toEqual({ applications: 5, answered: 1, isEnough: true });
  expect(await shown()).toEqual([null, null]);
});

test("a night reads the applications that count and their companies, and writes what changed", async () => {
  await given({ ...applied(6, 14), ...applied(7, 105), "companies/mercado": aCompany() });
  const writes = vi.spyOn(Transaction.prototype, "update");
  expect(await count()).toBe(5 + 0 + 1);
  expect(await count()).toBe(5 + 1 + 1);
  expect(writes).toHaveBeenCalledTimes(1);
  writes.mockRestore();
});

test("more applications than a page are counted once each, also of one moment", async () => {
  await many(230, (i) => [
    `candidates/caixa_m${i}`,
    aCandidate(`caixa_m${i}`, { jobId: "caixa", companyId: "mercado", createdAt: days(30) }),
  ]);
  await given({ "companies/mercado": aCompany() });
  await count();
  expect(await replies("mercado")).toEqual({ applications: 230, answered: 0, isEnough: false });
});

test("an application that fits no schema stops no other, and a deleted company is not written", async () => {
  await given({
    "candidates/caixa_torta": { companyId: "padaria", createdAt: days(30) },
    "candidates/caixa_x": aCandidate("caixa_x", { companyId: "gone", createdAt: days(30) }),
  });
  await count();
  expect(await replies()).toEqual({ applications: 5, answered: 5, isEnough: true });
  expect(Object.keys(await documentsOf("companies/"))).toEqual(["companies/padaria"]);
  const { docs } = await store.stuckWork.get();
  expect(docs.map((row) => row.data())).toMatchObject([
    { functionName: "countReplies", documentId: "caixa_torta" },
  ]);
});

test("another event of the company keeps the praise", async () => {
  await night();
  await reconcilePublicCompany(contextAt(), "padaria");
  expect(await shown()).toEqual(["almostAll", "almostAll"]);
});

test("the count of the demo data equals a recount by hand", async () => {
  const { companies, candidates } = await seedRecords(now);
  const rows = <T extends { id: string }>(name: string, all: readonly T[]) =>
    Object.fromEntries(all.map(({ id, ...fields }) => [`${name}/${id}`, fields]));
  await board({
    ...rows(
      "companies",
      companies.map(({ replies: _counted, ...company }) => company),
    ),
    ...rows("candidates", candidates),
  });
  await count();
  const found = Object.entries(await documentsOf("companies/")).flatMap(([path, row]) =>
    "replies" in row ? [[path, row.replies]] : [],
  );
  expect(Object.fromEntries(found)).toEqual({
    "companies/empresa-fazenda-tres-irmaos": { applications: 6, answered: 6, isEnough: true },
    "companies/empresa-mercado-araguaia": { applications: 6, answered: 5, isEnough: true },
  });
});

test("the function runs by its schedule's name", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now });
  await runs(functions.countReplies, {});
  vi.useRealTimers();
  expect((await store.serverRuns.doc("countReplies").get()).data()).toMatchObject({
    outcome: "done",
  });
  expect(await replies()).toMatchObject({ applications: 5 });
});
