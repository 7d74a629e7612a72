import { expect, test } from "vitest";
import { negotiablePay } from "../pay/pay.ts";
import { typedPay } from "../pay/payDraft.ts";
import { type Content, type Fields, type Typed, whenLeftEmpty } from "./field.ts";
import { emptyContent, previewContent, readContent, typedContent } from "./tableContent.ts";

const label = "Campo";
const tooShort = "curto";
const tooLong = "longo";
const refused = "recusado";

const fields = {
  title: { kind: "text", label, min: 2, max: 20, tooShort, tooLong },
  responsible: { kind: "text", label, min: 2, max: 20, tooShort, tooLong, mayBeUnset: true },
  meetingPlace: { kind: "text", label, max: 20, tooLong },
  salary: { kind: "text", label, max: 20, tooLong, whenEmpty: "A combinar" },
  location: { kind: "place", label, min: 2, max: 20, tooShort, tooLong },
  requirements: { kind: "lines", label, max: 90, tooLong },
  type: { kind: "choice", label, options: ["Comércio", "Campo", "Outros"], refused },
  category: { kind: "choice", label, options: ["Loja", "Fazenda"], refused, mayBeUnset: true },
  workload: { kind: "choice", label, options: ["Integral", "Parcial"], optional: true },
  benefits: { kind: "choices", label, options: ["Moradia", "Transporte"], max: 2 },
  whatsapp: { kind: "phone", label, refused },
  secondPhone: { kind: "phone", label, refused, optional: true },
  cnpj: { kind: "cnpj", label },
  email: { kind: "email", label, max: 90 },
  copyTo: { kind: "email", label, max: 90, optional: true },
  urgent: { kind: "flag", label },
  openings: { kind: "number", label, min: 1, max: 99, refused, whenEmpty: 1 },
  pay: { kind: "pay", label },
  deadline: { kind: "deadline", label },
} as const satisfies Fields;

const pay = {
  ...negotiablePay,
  kind: "exact" as const,
  least: 1_800_00,
  most: null,
  unit: "mês" as const,
};

const filled: Content<typeof fields> = {
  title: "Caixa",
  responsible: "Ana Lima",
  meetingPlace: "Praça",
  salary: "R$ 1.800,00 por mês",
  location: "Centro",
  requirements: "CNH B\nManhãs",
  type: "Campo",
  category: "Loja",
  workload: "Parcial",
  benefits: ["Moradia"],
  whatsapp: "5566999990000",
  secondPhone: "556635691234",
  cnpj: "11222333000181",
  email: "ana@loja.example",
  copyTo: "rui@loja.example",
  urgent: true,
  openings: 3,
  pay,
};

/** What nobody filled in, as stored; a required field has nothing. */
const leftEmpty = {
  title: undefined,
  responsible: "",
  meetingPlace: "",
  salary: "A combinar",
  location: undefined,
  requirements: "",
  type: undefined,
  category: null,
  workload: null,
  benefits: [],
  whatsapp: undefined,
  secondPhone: null,
  cnpj: null,
  email: undefined,
  copyTo: null,
  urgent: false,
  openings: 1,
  pay: negotiablePay,
};

type TypedFields = { [Name in keyof Content<typeof fields>]: Typed<(typeof fields)[Name]> };

const typed: TypedFields = {
  ...filled,
  category: "Loja",
  copyTo: "rui@loja.example",
  whatsapp: "(66) 99999-0000",
  secondPhone: "(66) 3569-1234",
  cnpj: "11.222.333/0001-81",
  openings: "3",
  pay: typedPay(pay),
};

const emptyForm: TypedFields = {
  title: "",
  responsible: "",
  meetingPlace: "",
  salary: "",
  location: "",
  requirements: "",
  type: "",
  category: "",
  workload: "",
  benefits: [],
  whatsapp: "",
  secondPhone: "",
  cnpj: "",
  email: "",
  copyTo: "",
  urgent: false,
  openings: "1",
  pay: typedPay(negotiablePay),
};

test("a row's values are its fields', and nothing else of the row", () => {
  expect(readContent(fields, { ...filled, views: 7, deadline: "2026-12-01" })).toEqual(filled);
});

test("a field that an older row lacks reads as left empty; what it has stays, even if it is nothing", () => {
  expect(readContent(fields, {})).toEqual(leftEmpty);
  expect(readContent(fields, { salary: "", openings: null })).toEqual({
    ...leftEmpty,
    salary: "",
    openings: null,
  });
});

test("a deadline is never left empty", () => {
  expect(whenLeftEmpty(fields.deadline)).toBeUndefined();
});

test("a form shows phone numbers and CNPJs with their signs, and numbers as text", () => {
  expect(typedContent(fields, filled)).toEqual(typed);
});

test("a form shows what is stored for an empty field as empty", () => {
  expect(
    typedContent(fields, { ...filled, salary: "A combinar", secondPhone: null, cnpj: null }),
  ).toEqual({ ...typed, salary: "", secondPhone: "", cnpj: "" });
  expect(emptyContent(fields)).toEqual(emptyForm);
});

test("a preview shows what a filled form would store", () => {
  expect(
    previewContent(fields, {
      ...typed,
      title: " Caixa ",
      location: " Centro ",
      requirements: " CNH B \n\n Manhãs\n",
    }),
  ).toEqual({ ...filled, cnpj: "11.222.333/0001-81" });
});

test("a preview of an empty form shows what is stored for empty fields, and the last option of a choice", () => {
  expect(previewContent(fields, { ...emptyForm, openings: "" })).toEqual({
    ...leftEmpty,
    title: "",
    location: "",
    type: "Outros",
    category: "Fazenda",
    whatsapp: "",
    secondPhone: "",
    cnpj: "",
    email: "",
  });
});

test("a preview of what cannot be read shows it as empty", () => {
  expect(
    previewContent(fields, {
      ...typed,
      salary: "  ",
      whatsapp: "123",
      openings: "duas",
      pay: { ...typedPay(pay), least: "muito" },
    }),
  ).toMatchObject({ salary: "A combinar", whatsapp: "", openings: 1, pay: negotiablePay });
});
