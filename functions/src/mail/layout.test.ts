import { expect, test } from "vitest";
import { escapeHtml } from "../domain/text/escapeHtml.ts";
import { layout } from "./layout.ts";
import { newMail } from "./newMail.ts";

const now = new Date("2026-11-21T12:00:00Z");
const letter = { title: "Olá", paragraphs: ["Uma linha\noutra"] };

test("what people typed cannot become HTML", () => {
  const evil = `<script>alert("1")</script>&'`;
  const { html } = layout({
    title: evil,
    paragraphs: [evil],
    quote: evil,
    action: { label: evil, url: `https://a.example/"onclick=${evil}` },
    others: [{ label: evil, url: "https://a.example" }],
    othersTitle: evil,
  });
  expect(html).not.toContain("<script>");
  expect(html).not.toContain('"onclick');
  expect(html.split(escapeHtml(evil))).toHaveLength(9);
});

test("text and HTML say the same", () => {
  const { text, html } = layout({
    ...letter,
    quote: "Aspas\nmais",
    action: { label: "Ver", url: "https://a.example/x" },
    others: [{ label: "Já", url: "https://a.example/y" }],
  });
  expect(text).toContain(
    "Uma linha\noutra\n\n> Aspas\n> mais\n\nVer: https://a.example/x\n\nJá: https://a.example/y\n\n--\nVagas Canabrava",
  );
  expect(html).toContain("Uma linha<br>outra");
  expect(html).toContain("Aspas<br>mais");
  for (const address of ["x", "y"]) expect(html).toContain(`href="https://a.example/${address}"`);
});

test("a mail of a title and a paragraph contains these and the footer", () => {
  const { text, html } = layout(letter);
  expect(text).toBe(
    "Uma linha\noutra\n\n--\nVagas Canabrava · Canabrava do Norte, MT\nAjuda: suporte@vagascanabrava.com.br · (66) 99999-0000",
  );
  expect(html).toBe(`<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Olá</title>
<style>
@media (prefers-color-scheme: dark) {
.page { background: #0F1714 !important; color: #E9F0EC !important }
.sheet { background: #17211D !important; border-color: #2C3A34 !important }
.quote { background: #0F1714 !important; border-color: #6CD3A9 !important }
.button { background: #6CD3A9 !important; color: #0F1714 !important }
.link { color: #6CD3A9 !important }
.foot { border-color: #2C3A34 !important; color: #A9B8B1 !important }
}
</style>
</head>
<body class="page" style="margin:0;padding:16px 12px;background:#FAF8F4;font:16px/1.5 Arial,Helvetica,sans-serif;color:#1D2925;overflow-wrap:anywhere">
<div class="sheet" style="max-width:560px;margin:0 auto;padding:24px 20px;background:#FFFFFF;border:1px solid #DED9CE;border-radius:10px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">Olá</h1>
<p style="margin:0 0 16px">Uma linha<br>outra</p>
<p class="foot" style="margin:24px 0 0;padding-top:16px;border-top:1px solid #DED9CE;font-size:14px;color:#54625C">Vagas Canabrava · Canabrava do Norte, MT<br>Ajuda: suporte@vagascanabrava.com.br · (66) 99999-0000</p>
</div>
</body>
</html>
`);
});

test("quoted words, the button and the links have this order and look", () => {
  const { html } = layout({
    title: "Olá",
    paragraphs: ["a\r\nb"],
    quote: "Aspas",
    action: { label: "Ver", url: "https://a.example/x" },
    others: [{ label: "Já", url: "https://a.example/y" }],
  });
  expect(html).toContain(`<p style="margin:0 0 16px">a<br>b</p>
<blockquote class="quote" style="margin:0 0 16px;padding:12px 16px;background:#FAF8F4;border-left:4px solid #0A6A4E">Aspas</blockquote>
<p style="margin:24px 0 16px"><a class="button" href="https://a.example/x" style="display:inline-block;padding:12px 24px;background:#0A6A4E;color:#FFFFFF;font-weight:bold;text-decoration:none;border-radius:10px">Ver</a></p>
<p style="margin:0 0 8px"><a class="link" href="https://a.example/y" style="display:inline-block;padding:8px 0;color:#0A6A4E;font-weight:bold">Já</a></p>
<p class="foot"`);
});

test("the sentence about further links stands between the button and the links", () => {
  const { text, html } = layout({
    ...letter,
    action: { label: "Ver", url: "https://a.example/x" },
    others: [{ label: "Já", url: "https://a.example/y" }],
    othersTitle: "Veja também:",
  });
  expect(text).toContain(
    "Ver: https://a.example/x\n\nVeja também:\n\nJá: https://a.example/y\n\n--",
  );
  expect(html).toContain(`>Ver</a></p>
<p style="margin:16px 0 8px">Veja também:</p>
<p style="margin:0 0 8px"><a class="link"`);
});

test("a subject is one line", () => {
  expect(
    newMail({ to: "a@b.example", subject: " Vaga\t\tnova " }, letter, now)!.message.subject,
  ).toBe("Vaga nova");
  expect(
    newMail({ to: "a@b.example", subject: "Vaga\r\nBcc: todos@b.example" }, letter, now)!.message
      .subject,
  ).toBe("Vaga Bcc: todos@b.example");
});

test.each([
  "",
  "ninguém",
  "a@b.example, c@d.example",
  "a@b.example\r\nBcc: c@d.example",
  "A <a@b.example>",
])("%j is no address to write or reply to", (to) => {
  expect(newMail({ to, subject: "x" }, letter, now)).toBeNull();
  expect(
    newMail({ to: "a@b.example", replyTo: to, subject: "x" }, letter, now)!.replyTo,
  ).toBeNull();
});

test("a reply goes to the board's support by default", () => {
  expect(newMail({ to: "a@b.example", subject: "x" }, letter, now)!.replyTo).toBe(
    "suporte@vagascanabrava.com.br",
  );
});

test("a new mail is pending", () => {
  expect(newMail({ to: " Ana@B.example ", subject: "x" }, letter, now)).toEqual({
    to: ["ana@b.example"],
    replyTo: "suporte@vagascanabrava.com.br",
    message: { subject: "x", ...layout(letter), attachments: [] },
    createdAt: now,
    delivery: null,
  });
});
