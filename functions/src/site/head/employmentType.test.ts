import { expect, test } from "vitest";
import {
  contractTypes,
  workloads,
  type ContractType,
  type Workload,
} from "../../domain/job/jobDetails.ts";
import { employmentTypes } from "./employmentType.ts";

const full = "Tempo integral (44h semanais)";
const part = "Meio período (20-30h semanais)";

/**
 * Every contract, for each of the eight answers about hours: integral, 6x1, 12x36, meio, Flexível, projeto, Outro,
 * none.
 */
const hours = [
  full,
  "Escala 6x1",
  "Escala 12x36",
  part,
  "Flexível",
  "Por projeto",
  "Outro",
  null,
] as const;
const table: [ContractType | null, string[]][] = [
  ["CLT", ["FULL_TIME", "FULL_TIME", "FULL_TIME", "PART_TIME", "", "", "", ""]],
  ["PJ", Array.from(hours, () => "CONTRACTOR")],
  ["Autônomo", Array.from(hours, () => "CONTRACTOR")],
  [
    "Estágio",
    ["INTERN", "INTERN", "INTERN", "INTERN PART_TIME", "INTERN", "INTERN", "INTERN", "INTERN"],
  ],
  [
    "Temporário",
    [
      "TEMPORARY FULL_TIME",
      "TEMPORARY FULL_TIME",
      "TEMPORARY FULL_TIME",
      "TEMPORARY PART_TIME",
      "TEMPORARY",
      "TEMPORARY",
      "TEMPORARY",
      "TEMPORARY",
    ],
  ],
  [
    "Outro",
    ["FULL_TIME", "FULL_TIME", "FULL_TIME", "PART_TIME", "OTHER", "OTHER", "OTHER", "OTHER"],
  ],
  [null, ["FULL_TIME", "FULL_TIME", "FULL_TIME", "PART_TIME", "", "CONTRACTOR", "", ""]],
];

const rows = table.flatMap(([contractType, expected]) =>
  hours.map((workload, i) => [contractType, workload, expected[i]] as const),
);

test.each(rows)("%s, %s is %s", (contractType, workload, expected) => {
  expect(employmentTypes({ dayWork: false, contractType, workload }).join(" ")).toBe(expected);
});

test("work of a day is paid by the day, whatever else its row says", () => {
  const row = { dayWork: true, contractType: "CLT", workload: null } as const;
  expect(employmentTypes(row)).toEqual(["PER_DIEM"]);
});

test("the table has a row for every option of the form", () => {
  expect(new Set(hours)).toEqual(new Set<Workload | null>([...workloads, null]));
  expect(new Set(table.map(([contractType]) => contractType))).toEqual(
    new Set([...contractTypes, null]),
  );
});
