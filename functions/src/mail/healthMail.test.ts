import { expect, test } from "vitest";
import { healthMail, healthMailId } from "./healthMail.ts";
import { said } from "./mailTesting.ts";

const now = new Date("2026-11-22T02:00:00Z");
const at = ["admin@site.example", "https://site.example", now] as const;
const link = "Abrir a saúde do site: https://site.example/admin/saude";

test("what is red is told with what to do", () => {
  const mail = healthMail([{ area: "stuck", light: "red", advice: "Tente de novo." }], ...at);
  expect(said(mail)).toMatchObject({
    to: "admin@site.example",
    subject: "O site precisa de você",
    title: "O site precisa de você",
    text: ["• Tente de novo.", link],
  });
  expect(mail!.goodUntil).toEqual(new Date("2026-11-22T03:59:59.999Z"));
});

test("where nothing is red the mail says that all is well again", () => {
  expect(said(healthMail([], ...at))).toMatchObject({
    subject: "O site está bem de novo",
    text: ["O que estava vermelho em “Saúde do site” voltou ao verde. Não há nada a fazer.", link],
  });
});

test("a day is the town's", () => {
  expect(healthMailId(now)).toBe("health-2026-11-21");
});
