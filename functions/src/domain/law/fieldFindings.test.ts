import { expect, test } from "vitest";
import { buildJobContent } from "../testing/buildJob.ts";
import { checkAdvertisement } from "./checkAdvertisement.ts";
import { findingText } from "./findingText.ts";

const today = new Date("2026-11-23T12:00:00Z");

/** The rules and parts of an advertisement's findings. */
function told(fields: Parameters<typeof buildJobContent>[0]): string[] {
  return checkAdvertisement(buildJobContent(fields), today).map(({ rule, part, words }) =>
    [rule, part, words].join(" | "),
  );
}

test.each([
  ["Tempo integral (44h semanais)", true],
  ["Escala 6x1", true],
  ["Escala 12x36", true],
  ["Meio período (20-30h semanais)", false],
  ["Flexível", false],
] as const)("an internship with the workload '%s' is told: %s", (workload, isTold) => {
  const told30 = told({ contractType: "Estágio", workload });
  expect(told30).toEqual(isTold ? [`internship | workload | ${workload}`] : []);
  expect(told({ contractType: "CLT", workload })).toEqual([]);
});

test.each([
  ["40 horas semanais", ["internship | description | 40 horas semanais"]],
  ["8 horas por dia", ["internship | description | 8 horas por dia"]],
  ["30 horas semanais, 6 horas por dia", []],
])("an internship of '%s' in words", (description, expected) => {
  expect(told({ contractType: "Estágio", description })).toEqual(expected);
  expect(told({ contractType: "CLT", description })).toEqual([]);
});

test.each([
  ["Jovem Aprendiz", "Aplicar defensivos na lavoura", ["apprentice | description | defensivos"]],
  [
    "Aprendiz de mecânica",
    "Dirigir trator no pátio",
    ["apprentice | description | Dirigir trator"],
  ],
  ["Aprendiz", "Turno noturno no frigorífico", ["apprentice | description | Turno noturno"]],
  ["Aprendiz maior de 18 anos", "De 18 a 24 anos. Dirigir trator no pátio", []],
  ["Jovem Aprendiz", "Auxiliar no escritório da fazenda", []],
  ["Tratorista", "Dirigir trator e aplicar defensivos", []],
])("dangerous work of '%s': %s", (title, description, expected) => {
  expect(told({ title, description })).toEqual(expected);
});

test("more than six months of experience may be asked of who is no employee", () => {
  const description = "Experiência mínima de 2 anos";
  for (const contractType of ["PJ", "Autônomo"] as const)
    expect(told({ contractType, description })).toEqual([]);
  for (const contractType of ["CLT", null] as const)
    expect(told({ contractType, description })).toHaveLength(1);
});

test("records may be asked for a trade of trust", () => {
  const description = "Sem antecedentes criminais";
  for (const title of ["Cuidador de idosos", "Motorista carreteiro", "Vigilante"])
    expect(told({ title, description })).toEqual([]);
  expect(told({ title: "Servente de obras", description })).toHaveLength(1);
});

test("a pay below the minimum wage is told in the words of its form", () => {
  const nothing = { extras: [], housing: null, meals: null, transport: null };
  const ofMonth = (least: number) =>
    checkAdvertisement(
      buildJobContent({ pay: { kind: "exact", least, most: null, unit: "mês", ...nothing } }),
      today,
    );
  expect(ofMonth(1_621_00)).toEqual([]);
  expect(ofMonth(1_620_99)).toMatchObject([{ rule: "pay", grade: "A", part: "pay" }]);
  expect(ofMonth(1_620_99).map(findingText)).toEqual([
    "Abaixo do salário mínimo (R$ 1.621,00 por mês). Confira o valor ou a carga horária.",
  ]);
});
