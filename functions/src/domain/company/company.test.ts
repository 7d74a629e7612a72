import { expect, test } from "vitest";
import {
  companyProfileDraftSchema,
  companyRegistrationSchema,
  fallbackCompanyName,
  requiredFieldsText,
} from "./company.ts";
import { companyCategories } from "../options.ts";

const missing = {
  name: "Nome da empresa é obrigatório",
  category: "Categoria é obrigatória",
  responsibleName: "Nome do responsável é obrigatório",
  email: "E-mail é obrigatório",
};

const typed = {
  name: "Supermercado Araguaia",
  category: "Varejo",
  responsibleName: "Cláudia Mendes",
  cnpj: "",
  email: "contato@araguaia.com",
  password: "x7-Rio-claro",
  passwordConfirmation: "x7-Rio-claro",
};

/** The form's first message for each field. */
function problems(changes: Partial<typeof typed>): Record<string, string> {
  const { issues } = companyRegistrationSchema.safeParse({ ...typed, ...changes }).error ?? {
    issues: [],
  };
  const said = issues.map(({ path, message }) => [path.join("."), message] as const);
  expect(new Set(said.map(([field]) => field)).size).toBe(said.length);
  return Object.fromEntries(said);
}

test("a complete registration is accepted and trimmed, and a missing CNPJ is null", () => {
  expect(
    companyRegistrationSchema.parse({
      ...typed,
      name: " Supermercado Araguaia ",
      email: "Contato@Araguaia.com ",
    }),
  ).toEqual({ ...typed, cnpj: null });
});

test.each(["name", "category", "responsibleName", "email"] as const)("%s is required", (field) => {
  expect(problems({ [field]: "" })).toEqual({ [field]: missing[field] });
});

test.each(["name", "responsibleName", "email"] as const)(
  "%s of blanks only counts as missing",
  (field) => {
    expect(problems({ [field]: "   " })).toEqual({ [field]: missing[field] });
  },
);

test.each([
  [
    "a password of 5 characters",
    { password: "x7-Ri", passwordConfirmation: "x7-Ri" },
    { password: "A senha deve ter pelo menos 6 caracteres" },
  ],
  [
    "a common password",
    { password: "123456", passwordConfirmation: "123456" },
    { password: "A senha é muito fraca. Use letras, números e caracteres especiais." },
  ],
  [
    "another confirmation",
    { passwordConfirmation: "x7-Rio-escuro" },
    { passwordConfirmation: "As senhas não coincidem" },
  ],
  ["no e-mail address", { email: "contato" }, { email: "E-mail inválido" }],
  ["a wrong CNPJ", { cnpj: "11.222.333/0001-82" }, { cnpj: "CNPJ inválido" }],
  [
    "a CNPJ with a digit too many",
    { cnpj: "11.222.333/0001-819" },
    { cnpj: "O CNPJ tem 14 caracteres, e aqui há 15" },
  ],
  ["an unknown category", { category: "Pesca" }, { category: missing.category }],
  ["a name of 1 character", { name: "x" }, { name: "O nome deve ter pelo menos 2 caracteres" }],
  [
    "a name of 101 characters",
    { name: "x".repeat(101) },
    { name: "O nome deve ter no máximo 100 caracteres" },
  ],
  [
    "a responsible person of 1 character",
    { responsibleName: "x" },
    { responsibleName: "O nome deve ter pelo menos 2 caracteres" },
  ],
  [
    "a responsible person of 101 characters",
    { responsibleName: "x".repeat(101) },
    { responsibleName: "O nome deve ter no máximo 100 caracteres" },
  ],
] as const)("%s is refused in words for people", (_what, changes, said) => {
  expect(problems(changes)).toEqual(said);
});

test.each(["name", "responsibleName"] as const)(
  "%s of 2 or 100 characters is accepted and trimmed",
  (field) => {
    for (const length of [2, 100])
      expect(
        companyRegistrationSchema.parse({ ...typed, [field]: ` ${"x".repeat(length)} ` })[field],
      ).toBe("x".repeat(length));
  },
);

test.each([null, undefined, "x"])("%j is not a registration", (value) => {
  expect(companyRegistrationSchema.safeParse(value).success).toBe(false);
});

test("messages have the words of the specification", () => {
  expect(fallbackCompanyName).toBe("Empresa");
  expect(requiredFieldsText).toBe("Por favor, preencha todos os campos obrigatórios");
});

test("a different confirmation is reported even while other fields are missing", () => {
  expect(
    problems({ name: "", category: "", email: "", cnpj: "1", passwordConfirmation: "" }),
  ).toEqual({
    name: missing.name,
    category: missing.category,
    email: missing.email,
    cnpj: "CNPJ inválido",
    passwordConfirmation: "As senhas não coincidem",
  });
});

test.each([
  ["11.222.333/0001-81", "11222333000181"],
  ["12.abc.345/01de-35", "12ABC34501DE35"],
  ["  ", null],
])("the CNPJ '%s' is stored as %s", (cnpj, kept) => {
  expect(companyRegistrationSchema.parse({ ...typed, cnpj }).cnpj).toBe(kept);
});

test("the registration accepts only the fields of the form", () => {
  expect(companyRegistrationSchema.safeParse({ ...typed, active: true }).success).toBe(false);
});

test("a profile contains neither the company's state nor its e-mail address", () => {
  const { name, category, responsibleName, cnpj } = typed;
  const profile = { name, category, responsibleName, cnpj, whatsapp: "" };
  expect(companyProfileDraftSchema.safeParse(profile).success).toBe(true);
  for (const more of [{ active: false }, { email: "a@b.example" }, { cnpjShared: false }])
    expect(companyProfileDraftSchema.safeParse({ ...profile, ...more }).success).toBe(false);
});

test.each([
  ["(66) 99999-0000", "5566999990000"],
  ["  ", null],
])("the WhatsApp number '%s' is stored as %s", (whatsapp, kept) => {
  const { name, category, responsibleName, cnpj } = typed;
  const profile = { name, category, responsibleName, cnpj, whatsapp };
  expect(companyProfileDraftSchema.parse(profile).whatsapp).toBe(kept);
});

test("an invalid WhatsApp number is refused in words for people", () => {
  const { name, category, responsibleName, cnpj } = typed;
  const { error } = companyProfileDraftSchema.safeParse({
    name,
    category,
    responsibleName,
    cnpj,
    whatsapp: "99999-0000",
  });
  expect(error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([
    ["whatsapp", "Informe um número válido de WhatsApp com DDD"],
  ]);
});

test.each(companyCategories)("%s is a category of companies", (category) => {
  expect(problems({ category })).toEqual({});
});
