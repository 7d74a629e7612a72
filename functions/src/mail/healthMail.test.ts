import { expect, test } from "vitest";
import { healthMail, healthMailId } from "./healthMail.ts";
import { said } from "./mailTesting.ts";

const now = new Date("2026-11-22T02:00:00Z");
const at = ["admin@site.example", "https://site.example", now] as const;
const link = "Abrir a saúde do site: https://site.example/admin/saude";

test("red parts are named with their advice", () => {
  const mail = healthMail([{ area: "stuck", light: "red", advice: "Tente de novo." }], ...at);
  expect(said(mail)).toMatchObject({
    to: "admin@site.example",
    subject: "O site precisa de você",
    title: "O site precisa de você",
    text: ["• Tente de novo.", link],
  });
  expect(mail!.goodUntil).toEqual(new Date("2026-11-22T03:59:59.999Z"));
});

test("without red parts the mail says that all is well again", () => {
  expect(said(healthMail([], ...at))).toMatchObject({
    subject: "O site está bem de novo",
    text: ["O que estava vermelho em “Saúde do site” voltou ao verde. Não há nada a fazer.", link],
  });
});

test("a mail belongs to the town's day", () => {
  expect(healthMailId(now)).toBe("health-2026-11-21");
});
