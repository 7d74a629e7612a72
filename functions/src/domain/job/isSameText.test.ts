import { expect, test } from "vitest";
import { negotiablePay, type Pay } from "../pay/pay.ts";
import { buildJob, buildJobContent } from "../testing/buildJob.ts";
import { isSameText } from "./isSameText.ts";
import type { JobContent } from "./job.ts";

const pay: Pay = { ...negotiablePay, kind: "exact", least: 1_800_00, most: null, unit: "mês" };
const content = buildJobContent({ pay, benefits: ["Vale Transporte", "Vale Alimentação"] });

test("a job has a text whose fields all say the same, whatever else the job has", () => {
  expect(isSameText(content, structuredClone(content))).toBe(true);
  expect(isSameText(content, buildJob({ ...content, filled: true, revision: 7 }))).toBe(true);
});

test.each<Partial<JobContent>>([
  { title: "Caixa" },
  { urgent: true },
  { workload: "Flexível" },
  { benefits: ["Vale Transporte"] },
  { pay: { ...pay, meals: "free" } },
  { category: "Vendas" },
])("a text that differs in %j alone is another", (changes) => {
  expect(isSameText(content, { ...content, ...changes })).toBe(false);
});
