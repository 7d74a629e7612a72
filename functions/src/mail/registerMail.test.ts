import { expect, test } from "vitest";
import { said } from "./mailTesting.ts";
import { registerMail, registerMailId } from "./registerMail.ts";

const since = new Date("2026-11-21T12:00:00Z");
const match = { id: "c1", edition: "2026-10-06", numbers: ["52998224725"], since };

test("the administrator is told which company is held, since which edition, and what to do", () => {
  const mail = said(
    registerMail(match, "Fazenda Boa Vista", {
      now: since,
      siteUrl: "https://site.example",
      adminEmail: "admin@site.example",
    }),
  );
  expect(mail).toMatchObject({
    to: "admin@site.example",
    subject: "Fazenda Boa Vista: está no Cadastro de Empregadores",
  });
  const text = mail.text.join("\n");
  expect(text).toContain("edição de 06/10/2026");
  expect(text).toContain("fora até você decidir");
  expect(text).toContain("https://site.example/admin/companies/c1");
  expect(text).not.toContain("529");
});

test("each match has one mail", () => {
  expect(registerMailId(match)).toBe(`register-c1-${since.getTime()}`);
});
