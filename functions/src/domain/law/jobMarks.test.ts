import { expect, test } from "vitest";
import type { Pay } from "../pay/pay.ts";
import { buildJobContent } from "../testing/buildJob.ts";
import { jobMarks, type JobNeighbours, medianOf } from "./jobMarks.ts";

const today = new Date("2026-11-23T12:00:00Z");
const none: JobNeighbours = { isNewAccount: false, medianPay: null, sameTextAs: null };

function marks(
  fields: Parameters<typeof buildJobContent>[0],
  neighbours: Partial<JobNeighbours> = {},
): string[] {
  return jobMarks(buildJobContent(fields), { ...none, ...neighbours }, today).map(
    ({ kind, text, weight }) => `${kind} ${weight} ${text}`,
  );
}

function monthly(least: number): Pay {
  const given = { extras: [], housing: null, meals: null, transport: null };
  return { kind: "exact", least, most: null, unit: "mês", ...given };
}

test("an ordinary job has no marks", () => {
  expect(marks({ pay: monthly(1_800_00) }, { medianPay: 1_700_00 })).toEqual([]);
});

test("each mark has its reason and weight, the heaviest first", () => {
  const description =
    "Pagar taxa de inscrição de R$ 50. Até 40 anos. Nome limpo. Chave PIX abaixo.";
  expect(marks({ description }, { isNewAccount: true, sameTextAs: "Balconista" })).toEqual([
    "moneyWords 50 Pede dinheiro: “Pagar taxa de inscrição de R$ 50”",
    "pixOrLink 30 Chave PIX, link ou telefone no texto: “Chave PIX”",
    "sameText 20 O mesmo texto está em outra vaga: Balconista",
    "newAccount 10 Conta criada há menos de uma semana",
    "finding 5 “Até 40 anos”: idade",
    "finding 1 “Nome limpo”: nome limpo",
  ]);
});

test.each([
  [3 * 1_700_00, false],
  [3 * 1_700_00 + 1, true],
])("a pay of %i cents is marked where the median is 170,000: %s", (least, isMarked) => {
  const found = marks({ pay: monthly(least), type: "Comércio" }, { medianPay: 1_700_00 });
  expect(found).toEqual(
    isMarked
      ? ["highPay 25 Paga R$ 5.100,01 por mês; metade das vagas de Comércio paga até R$ 1.700,00"]
      : [],
  );
});

test("a text full of findings has a bounded number of marks", () => {
  expect(marks({ description: "Boa aparência.\n".repeat(300) })).toHaveLength(20);
});

test.each([
  [[], null],
  [[1, 2, 3, 4], null],
  [[5, 1, 4, 2, 3], 3],
  [[6, 5, 1, 4, 2, 3], 3],
])("the median of %o is %o", (amounts, median) => {
  expect(medianOf(amounts)).toBe(median);
});
