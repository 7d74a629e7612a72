import { expect, test } from "vitest";
import { talentBank } from "./application/candidate.ts";
import {
  documentId,
  emailField,
  optionalChoice,
  optionalPhoneField,
  phoneField,
  storedPhone,
} from "./fields.ts";
import { limits } from "./limits.ts";

const messages = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message);

test.each([
  ["ana@correio.com.br", "ana@correio.com.br"],
  [" ANA@Correio.COM ", "ana@correio.com"],
  ["ana.souza+vagas@x.co", "ana.souza+vagas@x.co"],
])("'%s' is stored as '%s'", (typed, kept) => {
  expect(emailField.parse(typed)).toBe(kept);
});

test.each([
  "",
  " ",
  "ana",
  "ana@",
  "@correio.com",
  "ana@correio",
  "ana souza@correio.com",
  "a@b.com, c@d.com",
  "ana@correio.com\nBcc: x@y.com",
])("'%s' is not an e-mail address", (typed) => {
  expect(messages(emailField.safeParse(typed))).toEqual(["E-mail inválido"]);
});

test("an e-mail address has at most 254 characters", () => {
  const ofLength = (length: number) => `${"a".repeat(60)}@${"b".repeat(length - 65)}.com`;
  expect(emailField.parse(` ${ofLength(254)} `)).toBe(ofLength(254));
  expect(messages(emailField.safeParse(ofLength(255)))).toEqual(["E-mail inválido"]);
});

test("a phone number becomes digits, anything else is refused in the words of the form", () => {
  const field = phoneField("Telefone inválido");
  expect(field.parse("(66) 99999-0000")).toBe("5566999990000");
  expect(messages(field.safeParse("123"))).toEqual(["Telefone inválido"]);
});

test("an optional phone number may be left out, and is else a phone number", () => {
  const field = optionalPhoneField("Telefone inválido");
  expect(field.parse("(66) 99999-0000")).toBe("5566999990000");
  expect(field.parse("")).toBeNull();
  expect(field.parse("  ")).toBeNull();
  expect(messages(field.safeParse("123"))).toEqual(["Telefone inválido"]);
});

test.each([
  ["5566999990000", true],
  ["556635691234", true],
  ["66999990000", false],
  ["556699999", false],
  ["55669999900001", false],
  ["+5566999990000", false],
  ["5566999990000a", false],
  ["55669999900a0", false],
])("%s is a stored phone number: %s", (digits, fits) => {
  expect(storedPhone.safeParse(digits).success).toBe(fits);
});

test.each([
  ["CLT", "CLT"],
  ["", null],
  [null, null],
] as const)("the choice '%s' is stored as %s", (chosen, kept) => {
  expect(optionalChoice(["CLT", "PJ"]).parse(chosen)).toBe(kept);
});

test.each([["Outro"], [undefined], [1]])("'%s' is not a choice", (chosen) => {
  expect(optionalChoice(["CLT", "PJ"]).safeParse(chosen).success).toBe(false);
});

test.each([
  ["mercado-araguaia-caixa", true],
  ["Xk29slfJ2lsd0SdfQwer", true],
  ["a".repeat(limits.documentId.max), true],
  ["a".repeat(limits.documentId.max + 1), false],
  ["", false],
  ["a/b", false],
  ["a_b", false],
  [".", false],
  ["vaga de caixa", false],
  ["ação", false],
  [talentBank, false],
  [`${talentBank}s`, true],
  [`novo-${talentBank}`, true],
])("'%s' is a valid id: %s", (id, fits) => {
  expect(documentId.safeParse(id).success).toBe(fits);
});
