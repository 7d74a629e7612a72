import { expect, test } from "vitest";
import { negotiablePay, type Pay } from "../pay/pay.ts";
import { buildJobContent, buildPendingJob } from "../testing/buildJob.ts";
import { readJobContent } from "./readJobContent.ts";

const pay: Pay = { ...negotiablePay, kind: "exact", least: 1_800_00, most: null, unit: "mês" };

test("a row's text is read as it was stored, without the row's other fields", () => {
  const content = buildJobContent({
    pay: { ...pay, extras: ["comissão"], meals: "free" },
    requirements: "CNH B",
    openings: 3,
    benefits: ["Vale Transporte"],
  });
  expect(readJobContent(buildPendingJob(content))).toEqual(content);
});

test.each([
  ["R$ 1.800,00 por mês", pay],
  ["A combinar", negotiablePay],
  ["Por peça, a partir de R$ 15,00", null],
])("a row from before the pay, with the text '%s', has the pay that it says", (salary, said) => {
  const { pay: _pay, ...row } = buildJobContent({ salary });
  expect(readJobContent(row)).toEqual({ ...row, pay: said });
});

test("fields that an older row lacks read as left empty, and the type is the category", () => {
  const {
    openings: _openings,
    workload: _workload,
    category: _category,
    ...row
  } = buildJobContent();
  expect(readJobContent(row)).toMatchObject({
    openings: 1,
    workload: null,
    category: row.type,
  });
});
