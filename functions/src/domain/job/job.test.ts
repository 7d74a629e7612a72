import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, isoDay } from "../dates.ts";
import {
  emptyJobDraft,
  jobContent,
  jobDraftOf,
  jobDraftSchema,
  jobSchema,
  type Job,
  type JobDraftInput,
} from "./job.ts";
import { benefitOptions, jobTypes } from "../options.ts";
import { contractTypes, educationLevels, experienceLevels, workloads } from "./jobDetails.ts";
import { town } from "../town.ts";

const now = new Date("2026-11-21T16:00:00Z");
const schema = jobDraftSchema(now);
const typed: JobDraftInput = {
  ...emptyJobDraft(now, "Supermercado Araguaia"),
  title: "Caixa",
  description: "Atender os clientes no caixa.",
  type: "Comércio",
  contactWhatsapp: "(66) 99999-0000",
};

function problems(changes: Partial<JobDraftInput>): Record<string, string> {
  const { error } = schema.safeParse({ ...typed, ...changes });
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.join("."), message]),
  );
}

test("an empty form has the town, a deadline in 30 days, and the company's name if known", () => {
  const empty = {
    title: "",
    company: "",
    location: "Canabrava do Norte",
    description: "",
    requirements: "",
    type: "",
    salary: "",
    pay: {
      kind: "negotiable",
      least: "",
      most: "",
      unit: "mês",
      extras: [],
      housing: "",
      meals: "",
      transport: "",
    },
    openings: "1",
    contactWhatsapp: "",
    urgent: false,
    dayWork: false,
    meetingPlace: "",
    educationLevel: "",
    contractType: "",
    workload: "",
    experienceLevel: "",
    acceptNoExperience: false,
    benefits: [],
    deadline: "2026-12-21",
  };
  expect(emptyJobDraft(now)).toEqual(empty);
  expect(emptyJobDraft(now, "Mercado")).toEqual({ ...empty, company: "Mercado" });
});

test("optional fields may be left out", () => {
  expect(schema.parse(typed)).toMatchObject({
    salary: "A combinar",
    requirements: "",
    educationLevel: null,
    contractType: null,
    workload: null,
    experienceLevel: null,
    benefits: [],
    contactWhatsapp: "5566999990000",
  });
});

test.each([
  [
    "title",
    2,
    100,
    "Título deve ter no mínimo 2 caracteres",
    "O título deve ter no máximo 100 caracteres",
  ],
  [
    "company",
    2,
    100,
    "Nome da empresa é obrigatório",
    "O nome da empresa deve ter no máximo 100 caracteres",
  ],
  [
    "location",
    2,
    80,
    "Localização é obrigatória",
    "A localização deve ter no máximo 80 caracteres",
  ],
  [
    "description",
    10,
    5_000,
    "Descreva a vaga com pelo menos 10 caracteres",
    "A descrição deve ter no máximo 5.000 caracteres",
  ],
] as const)(
  "%s is trimmed and has %i to %i characters",
  (field, least, most, tooShort, tooLong) => {
    for (const length of [least, most])
      expect(schema.parse({ ...typed, [field]: ` ${"x".repeat(length)} ` })[field]).toBe(
        "x".repeat(length),
      );
    expect(problems({ [field]: ` ${"x".repeat(least - 1)}  ` })).toEqual({ [field]: tooShort });
    expect(problems({ [field]: "" })).toEqual({ [field]: tooShort });
    expect(problems({ [field]: "x".repeat(most + 1) })).toEqual({ [field]: tooLong });
  },
);

test.each([
  ["salary", 80, "O salário deve ter no máximo 80 caracteres"],
  ["requirements", 3_000, "Os requisitos devem ter no máximo 3.000 caracteres"],
] as const)("%s is trimmed and has at most %i characters", (field, most, tooLong) => {
  expect(schema.parse({ ...typed, [field]: ` ${"x".repeat(most)}\n` })[field]).toBe(
    "x".repeat(most),
  );
  expect(problems({ [field]: "x".repeat(most + 1) })).toEqual({ [field]: tooLong });
});

test.each([
  ["location", { location: "__x__" }, "Localização é obrigatória"],
  ["type", { type: "" }, "Selecione um tipo de vaga"],
  ["type", { type: "Pesca" }, "Selecione um tipo de vaga"],
  ["contactWhatsapp", { contactWhatsapp: "" }, "Informe um número válido de WhatsApp com DDD"],
  [
    "contactWhatsapp",
    { contactWhatsapp: "99999-0000" },
    "Informe um número válido de WhatsApp com DDD",
  ],
  ["deadline", { deadline: "" }, "Informe o prazo para candidaturas"],
  ["deadline", { deadline: "2026-02-30" }, "Informe o prazo para candidaturas"],
  ["deadline", { deadline: "2026-11-20" }, "O dia não pode estar no passado"],
  ["deadline", { deadline: "2027-01-21" }, "O dia deve ser no máximo daqui a 60 dias"],
] as const)("%s: %o is refused in the words of the form", (field, changes, text) => {
  expect(problems(changes)).toEqual({ [field]: text });
});

test.each([
  { deadline: "2026-11-21" },
  { deadline: "2027-01-20" },
  { benefits: [...benefitOptions] },
  { location: "__x" },
  { location: "x__" },
  { location: "a__x__a" },
])("%o is taken", (changes) => {
  expect(problems(changes)).toEqual({});
});

test("the deadline is counted on the town's calendar, also late in the evening", () => {
  const lateEvening = new Date("2026-11-22T03:30:00Z");
  expect(jobDraftSchema(lateEvening).safeParse({ ...typed, deadline: "2026-11-21" }).success).toBe(
    true,
  );
});

test("one schema serves a whole day, and the next day has another", () => {
  const morning = jobDraftSchema(new Date("2026-11-21T12:00:00Z"));
  expect(jobDraftSchema(new Date("2026-11-22T03:30:00Z"))).toBe(morning);
  const tomorrow = jobDraftSchema(new Date("2026-11-22T12:00:00Z"));
  expect(tomorrow.safeParse({ ...typed, deadline: "2026-11-21" }).success).toBe(false);
  expect(morning.safeParse({ ...typed, deadline: "2026-11-21" }).success).toBe(true);
});

test("blank requirement lines are dropped and the others trimmed", () => {
  expect(
    schema.parse({ ...typed, requirements: "\n  CNH B \n\n \nEnsino médio\r\n" }).requirements,
  ).toBe("CNH B\nEnsino médio");
});

test.each([
  ["   ", "A combinar"],
  ["R$ 1.900,00", "R$ 1.900,00"],
])("the salary '%s' is stored as '%s'", (salary, kept) => {
  expect(schema.parse({ ...typed, salary }).salary).toBe(kept);
});

test.each([
  ["an option that is not in the list", { educationLevel: "Doutorado" }],
  ["a benefit that is not in the list", { benefits: ["Cesta básica"] }],
  ["a field that is not on the form", { approved: true }],
  ["more benefits than there are", { benefits: Array(11).fill("Vale Transporte") }],
])("%s is refused", (_what, changes) => {
  expect(schema.safeParse({ ...typed, ...changes }).success).toBe(false);
});

test.each([
  ["type", jobTypes],
  ["educationLevel", educationLevels],
  ["contractType", contractTypes],
  ["workload", workloads],
  ["experienceLevel", experienceLevels],
] as const)("every option of %s is taken", (field, options) => {
  for (const option of options) expect(problems({ [field]: option })).toEqual({});
});

const full: JobDraftInput = {
  ...typed,
  requirements: "CNH B",
  salary: "R$ 1.900,00 por mês",
  pay: {
    kind: "exact",
    least: "1.900,00",
    most: "",
    unit: "mês",
    extras: ["comissão"],
    housing: "free",
    meals: "deducted",
    transport: "",
  },
  openings: "3",
  urgent: true,
  educationLevel: "Ensino Médio",
  contractType: "CLT",
  workload: "Flexível",
  experienceLevel: "Júnior",
  acceptNoExperience: true,
  benefits: ["Vale Transporte"],
};

test("a form is stored as typed, the type as category too, without the deadline", () => {
  const { deadline: _deadline, ...content } = full;
  expect(jobContent(schema.parse(full))).toEqual({
    ...content,
    category: "Comércio",
    contactWhatsapp: "5566999990000",
    openings: 3,
    pay: {
      kind: "exact",
      least: 190_000,
      most: null,
      unit: "mês",
      extras: ["comissão"],
      housing: "free",
      meals: "deducted",
      transport: null,
    },
  });
});

const plainPay = {
  ...full.pay,
  extras: [],
  housing: "",
  meals: "",
} satisfies JobDraftInput["pay"];

test.each([
  ["that cannot be read stays", "Por peça, a partir de R$ 15,00", { kind: "written" }, null],
  ["that another contract makes readable stays", "R$ 1.900", { kind: "written" }, null],
  ["that says the same stays", "R$ 1.900", {}, null],
  ["that says another amount follows it", "R$ 1.900", { least: "2.000" }, "R$ 2.000,00 por mês"],
] as const)("a text %s beside the pay of a form", (_which, salary, changes, stored) => {
  const draft = { ...full, salary, pay: { ...plainPay, ...changes } };
  expect(jobContent(schema.parse(draft)).salary).toBe(stored ?? salary);
});

const day: JobDraftInput = {
  ...full,
  dayWork: true,
  meetingPlace: " Praça da Matriz, às 5h30 ",
  pay: { ...full.pay, least: "120", unit: "diária" },
};

test("work of a day is stored without what its form does not ask for, and another job without its meeting place", () => {
  const { pay, ...content } = jobContent(schema.parse(day));
  expect(content).toMatchObject({
    dayWork: true,
    meetingPlace: "Praça da Matriz, às 5h30",
    salary: "R$ 120,00 a diária",
    openings: 3,
    requirements: "",
    urgent: false,
    contractType: null,
    workload: null,
    educationLevel: null,
    experienceLevel: null,
    acceptNoExperience: false,
    benefits: [],
  });
  expect(pay).toMatchObject({ least: 120_00, unit: "diária", extras: [], meals: "deducted" });
  const lasting = schema.parse({ ...full, meetingPlace: "Praça" });
  expect(jobContent(lasting)).toMatchObject({ meetingPlace: "", requirements: "CNH B" });
});

test("work of a day is paid by the day, or says nothing of it", () => {
  const message = "O valor de uma diária é por dia, como R$ 120,00 a diária";
  const problem = (pay: object) =>
    schema
      .safeParse({ ...day, pay: { ...day.pay, ...pay } })
      .error?.issues.map(({ path, message: said }) => [path.join("."), said]);
  for (const unit of ["mês", "hora", "semana", "produção"])
    expect(problem({ unit })).toEqual([["pay.least", message]]);
  expect(problem({ kind: "negotiable" })).toBeUndefined();
  expect(problem({ kind: "written" })).toBeUndefined();
  expect(problem({ kind: "range", most: "150" })).toBeUndefined();
  expect(schema.safeParse({ ...day, dayWork: false, pay: full.pay }).success).toBe(true);
});

test("a meeting place has at most 120 characters", () => {
  expect(problems({ meetingPlace: "x".repeat(120) })).toEqual({});
  expect(problems({ meetingPlace: "x".repeat(121) })).toEqual({
    meetingPlace: "O ponto de encontro deve ter no máximo 120 caracteres",
  });
});

/** The stored job of a form's input. */
function stored(draft: JobDraftInput): Job {
  return jobSchema.parse({
    ...jobContent(schema.parse(draft)),
    id: "caixa",
    companyId: "uid1",
    filled: false,
    revision: 1,
    approved: false,
    approvalStatus: "pending",
    postedAt: now,
    expiresAt: addDays(now, 30),
    updatedAt: now,
    listed: false,
    searchTerms: [],
  });
}

test("the form of a stored job shows what was typed, a negotiable salary as empty", () => {
  expect(jobDraftOf(stored(full))).toEqual({ ...full, deadline: "2026-12-21" });
  expect(jobDraftOf(stored(typed))).toEqual({ ...typed, deadline: "2026-12-21" });
});

test("the form of a stored job saves the same content again", () => {
  const options = <T extends string>(all: readonly T[]) => fc.constantFrom<T | "">("", ...all);
  const draft = fc.record({
    title: fc.constantFrom("Caixa", "Técnico(a) de enfermagem"),
    requirements: fc.string({ maxLength: 80 }),
    salary: fc.constantFrom("", "R$ 1.900,00", "A combinar"),
    educationLevel: options(educationLevels),
    contractType: options(contractTypes),
    workload: options(workloads),
    experienceLevel: options(experienceLevels),
    acceptNoExperience: fc.boolean(),
    urgent: fc.boolean(),
    benefits: fc.subarray([...benefitOptions]),
    location: fc.constantFrom(...town.places),
  });
  fc.assert(
    fc.property(draft, (changes) => {
      const job = stored({ ...typed, ...changes });
      expect(jobContent(schema.parse(jobDraftOf(job)))).toEqual(
        jobContent(schema.parse({ ...typed, ...changes })),
      );
      expect(jobDraftOf(job).deadline).toBe(isoDay(job.expiresAt));
      expect(jobDraftOf(job).contactWhatsapp).toMatch(/^\(\d{2}\) \d{4,5}-\d{4}$/);
    }),
  );
});

test("a place typed in another case is stored as the town's list spells it", () => {
  expect(schema.parse({ ...typed, location: "sao jose do xingu" }).location).toBe(
    "São José do Xingu",
  );
});
