import { expect, test } from "vitest";
import { registerProblems } from "./registerProblems.ts";

const now = new Date("2026-11-21T12:00:00Z");
const reading = { numbers: ["11222333000181"], unread: [] };
const typed = { reading, edition: "2026-10-06", without: false };
const present = { edition: "2026-10-06" };

test("an edition with numbers and a day can be imported, and imported again", () => {
  expect(registerProblems(typed, null, now)).toEqual({});
  expect(registerProblems(typed, present, now)).toEqual({});
});

test("nothing filled in is told at every field", () => {
  expect(registerProblems({ reading: null, edition: "", without: false }, null, now)).toEqual({
    file: "Escolha o arquivo da edição.",
    edition: "Informe o dia da edição",
  });
});

test.each([
  ["2026-11-22", "O dia da edição não pode estar no futuro"],
  ["2026-04-07", "É mais antiga que a edição guardada, de 06/10/2026"],
])("the day %s is refused", (edition, message) => {
  expect(registerProblems({ ...typed, edition }, present, now)).toEqual({ edition: message });
});

test("a file without numbers, or with too many, is refused", () => {
  const numbers = Array.from({ length: 5001 }, (_none, i) => String(i));
  expect(
    registerProblems({ ...typed, reading: { numbers: [], unread: [] } }, null, now).file,
  ).toContain("nenhum CNPJ ou CPF");
  expect(
    registerProblems({ ...typed, reading: { ...reading, numbers } }, null, now).file,
  ).toContain("5.001 números, e cabem 5.000");
});

test("lines without a number are left out only if the administrator says so", () => {
  const some = { ...typed, reading: { ...reading, unread: [{ number: 3, text: "João" }] } };
  expect(registerProblems(some, null, now)).toHaveProperty("without");
  expect(registerProblems({ ...some, without: true }, null, now)).toEqual({});
});
