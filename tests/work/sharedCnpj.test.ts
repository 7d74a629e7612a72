import { beforeEach, expect, test } from "vitest";
import { reconcileSharedCnpj } from "../../functions/src/triggers/companies/reconcileSharedCnpj.ts";
import { aCompany } from "../faults/events.ts";
import { db } from "../functions/functionsSuite.ts";
import { board, contextAt, documentsOf } from "./workBoard.ts";

const cnpj = "11222333000181";
const another = "12ABC34501DE35";

beforeEach(() =>
  board({
    "companies/first": aCompany({ cnpj }),
    "companies/second": aCompany({ cnpj }),
    "companies/other": aCompany({ cnpj: another }),
    "companies/none": aCompany({ cnpj: null }),
    "companies/noneEither": aCompany({ cnpj: null }),
  }),
);

/** The marked companies. */
async function marked(): Promise<string[]> {
  const rows = Object.entries(await documentsOf("companies/"));
  return rows.flatMap(([path, row]) =>
    (row as { cnpjShared?: boolean }).cnpjShared === true ? [path.split("/")[1]!] : [],
  );
}

function settle(companyId: string, former: string | null = null) {
  return reconcileSharedCnpj(contextAt(), companyId, former);
}

test("two companies with one CNPJ are both marked, and a second run writes nothing", async () => {
  await settle("second");
  expect(await marked()).toEqual(["first", "second"]);
  const writtenAt = async () => (await db.doc("companies/first").get()).updateTime!.valueOf();
  const before = await writtenAt();
  await settle("second");
  expect(await writtenAt()).toBe(before);
});

test("companies without a CNPJ share none, and a company with a unique CNPJ is not marked", async () => {
  await settle("none");
  await settle("other");
  expect(await marked()).toEqual([]);
});

test("a company that changes its CNPJ leaves the first unmarked, and joins the other", async () => {
  await settle("second");
  await db.doc("companies/second").update({ cnpj: another });
  await settle("second", cnpj);
  expect(await marked()).toEqual(["other", "second"]);
});

test("a company that removes its CNPJ is not marked, and neither is the remaining one", async () => {
  await settle("second");
  await db.doc("companies/second").update({ cnpj: null });
  await settle("second", cnpj);
  expect(await marked()).toEqual([]);
});

test("a deleted company leaves the other unmarked", async () => {
  await settle("second");
  await db.doc("companies/second").delete();
  await settle("second", cnpj);
  expect(await marked()).toEqual([]);
  expect(await documentsOf("companies/second")).toEqual({});
});

test("events in any order have the same result: an outdated CNPJ changes nothing", async () => {
  await settle("second");
  await settle("second", another);
  expect(await marked()).toEqual(["first", "second"]);
});
