import { expect, test } from "vitest";
import { emailChangedMail } from "./emailChangedMail.ts";

const now = new Date("2026-11-22T12:00:00Z");

test("the old address is told, with a part of the new one", () => {
  const mail = emailChangedMail(
    { name: "Padaria Aurora", email: "velho@padaria.example", next: "novo@padaria.example" },
    now,
  )!;
  expect(mail.to).toEqual(["velho@padaria.example"]);
  expect(mail.message.text).toContain("n•••@padaria.example");
  expect(mail.message.text).not.toContain("novo@");
  expect(mail.message.text).toContain("Se não foi, fale logo com a administração do site");
});

test("a row without an address causes no mail", () => {
  expect(emailChangedMail({ name: "Padaria", email: "", next: "a@b.example" }, now)).toBeNull();
});
