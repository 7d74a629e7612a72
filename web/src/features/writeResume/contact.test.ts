import { expect, test } from "vitest";
import { emptyResumeDraft } from "../../data/application/writtenResumeDraft.ts";
import { contactErrors, phoneDigits, reachableStep } from "./contact.ts";

const person = { name: "Ana Reis", phone: "(66) 9 9999-0000", email: "" };

test("name and phone are enough", () => {
  expect(contactErrors(person)).toEqual({});
  expect(contactErrors({ ...person, email: "ana@loja.example" })).toEqual({});
});

test.each([
  ["name", ""],
  ["name", " A "],
  ["name", "a".repeat(101)],
  ["phone", ""],
  ["phone", "9999-000"],
  ["phone", "não tenho"],
  ["email", "ana@"],
] as const)("a %s '%s' gets a message of its own", (field, typed) => {
  expect(Object.keys(contactErrors({ ...person, [field]: typed }))).toEqual([field]);
});

test("a number without area code is one of the town's", () => {
  expect(phoneDigits("9 9999-0000")).toBe(phoneDigits("(66) 99999-0000"));
});

const draft = { ...emptyResumeDraft, ...person, confirmedPhone: "5566999990000" };

test("the questions come in any order", () => {
  expect(reachableStep("1", emptyResumeDraft)).toBe("1");
  expect(reachableStep("5", emptyResumeDraft)).toBe("5");
});

test("sending needs a name, and a number that was read back", () => {
  expect(reachableStep("enviar", draft)).toBe("enviar");
  expect(reachableStep("enviar", { ...draft, phone: "66 99999-0001" })).toBe("numero");
  expect(reachableStep("enviar", { ...draft, name: "" })).toBe("6");
  expect(reachableStep("numero", { ...draft, phone: "" })).toBe("6");
});
