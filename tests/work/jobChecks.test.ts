import { addDays } from "@vagas/functions/domain/dates";
import type { Pay } from "@vagas/functions/domain/pay/pay";
import { beforeEach, expect, test } from "vitest";
import * as functions from "../../functions/src/index.ts";
import { checkJob } from "../../functions/src/triggers/jobs/checkJob.ts";
import { aCompany, aJob, anEdit, aPendingJob, approved } from "../faults/events.ts";
import { now } from "../faults/life.ts";
import { db } from "../functions/functionsSuite.ts";
import { given } from "../functions/storedFields.ts";
import { change } from "./change.ts";
import { runs } from "./runs.ts";
import { board, contextAt, documentsOf } from "./workBoard.ts";

const older = addDays(now, -30);
const unlawful = { description: "Só homens. Pagar taxa de inscrição de R$ 50." };

beforeEach(() => board({ "companies/padaria": aCompany({ createdAt: older }) }));

/** The check of a job after its event: its queue, weight and marks. */
async function checked(id = "padeiro", on = now) {
  await checkJob(contextAt(on), id);
  const check = (await db.doc(`jobChecks/${id}`).get()).data();
  if (check === undefined) return null;
  const { waits, weight, companyId, marks } = check;
  return { waits, weight, companyId, kinds: marks.map(({ kind }: { kind: string }) => kind) };
}

test("a job that waits is checked, and waits nowhere once it is decided", async () => {
  await given({ "jobs/padeiro": aJob(unlawful) });
  const marks = { companyId: "padaria", weight: 55, kinds: ["moneyWords", "finding"] };
  expect(await checked()).toEqual({ ...marks, waits: "jobs" });
  await db.doc("jobs/padeiro").update({ ...approved });
  expect(await checked()).toEqual({ ...marks, waits: null });
});

test("a repeated event writes nothing, another text is checked again", async () => {
  await given({ "jobs/padeiro": aJob(unlawful) });
  await checked();
  const first = await documentsOf("jobChecks/");
  await checked("padeiro", addDays(now, 1));
  expect(await documentsOf("jobChecks/")).toEqual(first);
  await db.doc("jobs/padeiro").update({ description: "Fazer pães e bolos.", revision: 2 });
  expect(await checked()).toMatchObject({ weight: 0, kinds: [] });
});

test("an edit that waits is what is checked, until it is discarded", async () => {
  await given({
    "jobs/padeiro": aJob(approved),
    "jobEdits/padeiro": anEdit({ ...unlawful }),
  });
  expect(await checked()).toMatchObject({ waits: "jobEdits", weight: 55 });
  await db.doc("jobEdits/padeiro").delete();
  expect(await checked()).toMatchObject({ waits: null, weight: 0 });
});

test("an imported job is checked, and stays so as the job it becomes", async () => {
  await given({ "pendingJobs/papel": aPendingJob(unlawful) });
  expect(await checked("papel")).toMatchObject({ waits: "pendingJobs", companyId: null });
  await db.doc("pendingJobs/papel").delete();
  await given({ "jobs/papel": aJob({ ...unlawful, ...approved, companyId: null }) });
  expect(await checked("papel")).toMatchObject({ waits: null, weight: 55 });
});

test("an account is new in its first week", async () => {
  await given({ "jobs/padeiro": aJob() });
  await db.doc("companies/padaria").update({ createdAt: addDays(now, -6) });
  expect(await checked()).toMatchObject({ kinds: ["newAccount"] });
  await db.doc("companies/padaria").update({ createdAt: addDays(now, -7) });
  await db.doc("jobs/padeiro").update({ description: "Fazer pães." });
  expect(await checked()).toMatchObject({ kinds: [] });
});

test("the same text of another advertiser is marked, with the title of the other", async () => {
  const description =
    "Atender no balcão, repor os pães, cuidar da limpeza e fechar o caixa no fim do dia.";
  await given({
    "companies/mercado": aCompany({ createdAt: older }),
    "jobs/padeiro": aJob({ description, title: "Balconista" }),
    "jobs/segunda": aJob({ description }),
    "jobs/outra": aJob({ description: description.toUpperCase(), companyId: "mercado" }),
  });
  expect(await checked("padeiro")).toMatchObject({ kinds: [] });
  expect(await checked("segunda")).toMatchObject({ kinds: [] });
  expect(await checked("outra")).toMatchObject({ kinds: ["sameText"] });
  const [mark] = (await db.doc("jobChecks/outra").get()).get("marks");
  expect(mark.text).toMatch(/Balconista|outra vaga: /);
});

test("a pay over three times the median of its type is marked", async () => {
  const nothing = { extras: [], housing: null, meals: null, transport: null };
  const pay = (least: number): Pay => {
    return { kind: "exact", least, most: null, unit: "mês", ...nothing };
  };
  await given({
    ...Object.fromEntries(
      [1, 2, 3, 4, 5].map((one) => [`jobs/no-ar-${one}`, aJob({ ...approved, pay: pay(200_000) })]),
    ),
    "jobs/padeiro": aJob({ pay: pay(700_000) }),
    "jobs/honesta": aJob({ pay: pay(600_000) }),
  });
  expect(await checked("padeiro")).toMatchObject({ kinds: ["highPay"] });
  expect(await checked("honesta")).toMatchObject({ kinds: [] });
});

test("a text that changes while it is checked is left to its own event", async () => {
  await given({ "jobs/padeiro": aJob(unlawful) });
  const context = contextAt();
  const { companies } = context.store;
  const slow = {
    ...context,
    store: {
      ...context.store,
      companies: {
        doc: (id: string) => ({
          get: async () => {
            await db.doc("jobs/padeiro").update({ description: "Fazer pães e bolos." });
            return companies.doc(id).get();
          },
        }),
      } as unknown as typeof companies,
    },
  };
  await checkJob(slow, "padeiro");
  expect(await documentsOf("jobChecks/")).toEqual({});
  expect(await checked()).toMatchObject({ weight: 0 });
});

test.each([
  ["a job", "jobs/padeiro", aJob(), functions.onJobWritten],
  ["an edit", "jobEdits/padeiro", anEdit(), functions.onJobEditWritten],
  ["an imported job", "pendingJobs/padeiro", aPendingJob(), functions.onPendingJobWritten],
] as const)("the event of %s has its text checked", async (what, path, row, trigger) => {
  await given({ ...(what === "an edit" ? { "jobs/padeiro": aJob(approved) } : {}), [path]: row });
  await runs(trigger, change({ jobId: "padeiro" }, null, row));
  expect(Object.keys(await documentsOf("jobChecks/"))).toEqual(["jobChecks/padeiro"]);
});

test("a check goes with its job, its edit and its imported job", async () => {
  await given({ "jobs/padeiro": aJob(), "pendingJobs/papel": aPendingJob() });
  await checked("padeiro");
  await checked("papel");
  const job = (await db.doc("jobs/padeiro").get()).data()!;
  await db.doc("jobs/padeiro").delete();
  await db.doc("pendingJobs/papel").delete();
  await runs(functions.onJobWritten, change({ jobId: "padeiro" }, job, null));
  await runs(functions.onPendingJobDeleted, { id: "the-event", params: { jobId: "papel" } });
  expect(await documentsOf("jobChecks/")).toEqual({});
});
