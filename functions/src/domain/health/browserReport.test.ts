import fc from "fast-check";
import { expect, test } from "vitest";
import { costOf } from "../testing/costOf.ts";
import { otherPage, pageAt, pagePatterns, strippedMessage } from "./browserReport.ts";

test.each([
  ["/", "/"],
  ["/vagas", "/vagas"],
  ["/vagas/mercado-araguaia-caixa", "/vagas/:id"],
  ["/empresa/vagas/abc/candidatos", "/empresa/vagas/:id/candidatos"],
  ["/empresa/vagas/nova", "/empresa/vagas/nova"],
  ["/admin/companies/uid1", "/admin/companies/:id"],
  ["/vagas/a/b", otherPage],
  ["/vagas/", otherPage],
  ["/ana@pessoa.example", otherPage],
  ["/wp-login.php", otherPage],
])("the page at %s is %s", (pathname, page) => {
  expect(pageAt(pathname)).toBe(page);
});

test("a pattern contains no query, and is the pattern of its own address", () => {
  for (const pattern of pagePatterns)
    expect([pageAt(pattern), pattern.includes("?")]).toEqual([pattern, false]);
});

test.each([
  ["x is not defined", "x is not defined"],
  ["Can't find variable: foo", "Canʼt find variable: foo"],
  [
    "Cannot read properties of undefined (reading 'title')",
    "Cannot read properties of undefined (reading ***)",
  ],
  [
    `Unexpected token 'M', "Maria "Mia" d'Ávila"... is not valid JSON`,
    "Unexpected token ***... is not valid JSON",
  ],
  ["Unknown name “Ana", "Unknown name ***"],
  ["no mail to ana.souza+vagas@pessoa.example today", "no mail to *** today"],
  ["no mail to ana＠pessoa.example", "no mail to ***"],
  ["call (66) 9 9999-1234 now", "call (*** now"],
  ["CPF 123.456.789-09", "CPF ***"],
  ["line 3 of 120", "line 3 of 120"],
  ["at https://site.example/vagas/caixa?busca=ana#x: lost", "at https://site.example*** lost"],
  ["img-src https://foreign.example/x.png", "img-src https://foreign.example***"],
  ["no /vagas?busca=ana here", "no /vagas*** here"],
  ["no user Zk3v9QpLr8TtWq2bYx1a", "no user ***"],
  ["two\nlines\t and\u200b more", "two lines and more"],
  ["\u200b \u200b blanks around \u200b \u200b", "blanks around"],
  ["", ""],
])("%j is reported as %j", (message, told) => {
  expect(strippedMessage(message)).toBe(told);
  expect(strippedMessage(told)).toBe(told);
});

test("a message is cut between two characters, not within one, and ends without a blank", () => {
  expect(strippedMessage(`${"ab ".repeat(66)}a😀`)).toBe(`${"ab ".repeat(66)}a`);
  expect(strippedMessage(`${"ab ".repeat(65)}abc 😀`)).toBe(`${"ab ".repeat(65)}abc`);
});

const text = fc.string({ unit: "binary", maxLength: 60 });

test("no e-mail address, no number of four digits and nothing quoted survives", () => {
  const word = fc.stringMatching(/^[a-z]{3,12}$/);
  const typed = fc.oneof(
    fc.emailAddress(),
    fc.integer({ min: 1_000, max: 99_999_999_999 }).map(String),
    fc.tuple(fc.constantFrom(`"`, "'", "`"), word).map(([mark, name]) => ` ${mark}${name}${mark} `),
    word.map((name) => ` “${name}” `),
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(text, typed), { maxLength: 12 }), (parts) => {
      const told = strippedMessage(parts.join(""));
      expect(told).not.toMatch(/@|\p{N}{4}|["`“”«»]/u);
      expect(told.length).toBeLessThanOrEqual(200);
      expect(told.isWellFormed()).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test("quoted text is removed, whatever surrounds it", () => {
  fc.assert(
    fc.property(text, text, fc.constantFrom(`""`, "''", "“”", "‘’"), (before, after, marks) => {
      const told = strippedMessage(`${before} ${marks[0]}zzsegredozz${marks[1]} ${after}`);
      expect(told).not.toContain("segredo");
    }),
    { numRuns: 2_000 },
  );
});

test("a message of any length is read quickly", () => {
  const parts = ["a", "'", "1 ", "@", "://", "a'", "1.", "?"];
  const messages = parts.map((part) => part.repeat(20_000));
  const cost = costOf(() => messages.forEach((message) => strippedMessage(message)));
  // Measured at 0.3, and at 300 if whole messages are read.
  expect(cost).toBeLessThan(5);
});
