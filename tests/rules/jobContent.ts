import { limits } from "@vagas/functions/domain/limits";
import { benefitOptions, jobTypes } from "@vagas/functions/domain/options";
import { highestAmount, payExtras, payUnits } from "@vagas/functions/domain/pay/pay";
import { jobDetails } from "@vagas/functions/domain/job/jobDetails";
import type { Detail } from "@vagas/functions/domain/table/field";
import { accepts, type Case, choice, flag, missing, phone, refuses, text } from "./cases.ts";

const nothingMore = { extras: [], housing: null, meals: null, transport: null };
const exact = { kind: "exact", least: 1_780_00, most: null, unit: "mês", ...nothingMore };
const range = { ...exact, kind: "range", most: 2_200_00 };
const negotiable = { ...exact, kind: "negotiable", least: null, unit: null };

function without(part: string): object {
  return Object.fromEntries(Object.entries(exact).filter(([name]) => name !== part));
}

/** Each bound of the pay, at it and beyond it. */
const payCases: Case[] = [
  ...accepts("pay", missing, null, exact, range, negotiable),
  ...accepts("pay", ...payUnits.map((unit) => ({ ...exact, unit }))),
  ...accepts("pay", { ...exact, least: 1 }, { ...exact, least: highestAmount }),
  ...accepts("pay", { ...range, most: 1_780_01 }, { ...range, most: 4 * 1_780_00 }),
  ...accepts("pay", { ...range, least: highestAmount / 4, most: highestAmount }),
  ...accepts("pay", { ...exact, extras: [...payExtras] }, { ...negotiable, extras: ["comissão"] }),
  ...accepts("pay", { ...exact, housing: "free", meals: "deducted", transport: "free" }),
  ...refuses("pay", "R$ 1.780,00", 1_780_00, true, [], [exact], {}, new Date()),
  ...refuses("pay", ...Object.keys(exact).map(without), { ...exact, note: "" }),
  ...refuses(
    "pay",
    ...[exact, range, negotiable].flatMap((pay) => [
      { ...pay, kind: "aprox." },
      { ...pay, kind: null },
    ]),
  ),
  ...refuses(
    "pay",
    ...[0, -1, 0.5, highestAmount + 1, "1780", null, Number.NaN].flatMap((least) => [
      { ...exact, least },
      { ...range, least },
    ]),
  ),
  ...refuses(
    "pay",
    ...[1_780_00, 1_779_99, 4 * 1_780_00 + 1, 2_000_00.5, "2200", null].map((most) => ({
      ...range,
      most,
    })),
  ),
  ...refuses("pay", { ...range, least: highestAmount - 1, most: highestAmount + 1 }),
  ...refuses("pay", ...["ano", "", null, 7, ["mês"]].map((unit) => ({ ...exact, unit }))),
  ...refuses("pay", { ...exact, most: 2_200_00 }),
  ...refuses(
    "pay",
    { ...negotiable, least: 1 },
    { ...negotiable, most: 1 },
    { ...negotiable, unit: "mês" },
  ),
  ...refuses(
    "pay",
    ...[["iate"], [7], "comissão", null, Array(10).fill("comissão")].map((extras) => ({
      ...exact,
      extras,
    })),
  ),
  ...(["housing", "meals", "transport"] as const).flatMap((part) =>
    refuses("pay", ...["", "paid", true, ["free"]].map((value) => ({ ...exact, [part]: value }))),
  ),
];

/** Work of a day is paid by the day, or does not say by what. */
const dayCases: Case[] = [
  ...accepts("pay", null, negotiable, { ...exact, unit: "diária" }, { ...range, unit: "diária" }),
  ...refuses("pay", ...["mês", "hora", "semana", "produção"].map((unit) => ({ ...exact, unit }))),
].map((one) => ({
  ...one,
  fact: `work of a day with ${one.fact}`,
  fields: { ...one.fields, dayWork: true },
}));

/** What is no flag is refused also beside a pay that work of a day may have, which alone would satisfy the rule on pay. */
const noDayCases: Case[] = refuses("dayWork", "true", 1, null).map((one) => ({
  ...one,
  fact: `${one.fact}, paid by the day`,
  fields: { ...one.fields, pay: { ...exact, unit: "diária" } },
}));

/** Accepted and refused values of a job's content, in every write of it. */
export const contentCases: Case[] = [
  ...text("title", limits.jobTitle),
  ...text("company", limits.jobCompany),
  ...text("location", limits.jobLocation),
  ...accepts("location", "__ Vila"),
  ...refuses("location", "__Vila__", "__\n__"),
  ...text("description", limits.jobDescription),
  ...text("requirements", limits.jobRequirements),
  ...choice("type", jobTypes).map((one) => ({
    ...one,
    fields: { ...one.fields, category: one.fields["type"] },
  })),
  ...refuses("category", "Vendas", null),
  ...text("salary", { min: 1, ...limits.jobSalary }),
  ...payCases,
  ...accepts("openings", missing, limits.openings.min, limits.openings.max),
  ...refuses("openings", 0, -1, limits.openings.max + 1, 1.5, "1", null, [1]),
  ...phone("contactWhatsapp", limits.phoneDigits),
  ...flag("urgent"),
  ...accepts("dayWork", missing, false),
  ...refuses("dayWork", "true", 1, null),
  ...noDayCases,
  ...dayCases,
  ...text("meetingPlace", limits.meetingPlace, { mayBeMissing: true }),
  ...Object.entries<Detail>(jobDetails).flatMap(([name, detail]) =>
    detail.kind === "choice"
      ? choice(name, detail.options, { optional: true, mayBeMissing: detail.addedLater })
      : text(name, detail, { mayBeMissing: detail.addedLater }),
  ),
  ...flag("acceptNoExperience"),
  ...accepts("benefits", [], [...benefitOptions]),
  ...refuses(
    "benefits",
    ["Iate"],
    [...benefitOptions, "Iate"],
    Array(limits.benefits.max + 1).fill(benefitOptions[0]),
    "",
    benefitOptions[0],
    { 0: benefitOptions[0] },
    null,
  ),
];
