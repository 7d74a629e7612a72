import { expect, test } from "vitest";
import {
  addTallies,
  errorsOfDays,
  type ErrorTally,
  longestReport,
  mostErrors,
  noErrors,
  readReport,
} from "./browserErrors.ts";
import { otherPage } from "./browserReport.ts";

const report = { release: "Ab_-1234", page: "/vagas/:id", message: "x is not defined" };
const entry = { ...report, count: 1 };
const read = (fields: object) => readReport(JSON.stringify({ ...report, ...fields }));
const many = (count: number, from = 0): ErrorTally => ({
  entries: Array.from({ length: count }, (_, i) => ({ ...entry, message: `m${from + i}` })),
  others: 0,
});

test("a report is read and stripped again", () => {
  expect(read({})).toEqual(report);
  expect(read({ message: "mail to ana@pessoa.example: 66999991234" })).toEqual({
    ...report,
    message: "mail to *** ***",
  });
  expect(read({ message: "" })).toEqual({ ...report, message: "***" });
});

test.each(["/vagas/caixa", "/vagas/:id?x=1", "https://golpe.example", "Ana Souza", ""])(
  "the page %j is reported as another page",
  (page) => {
    expect(read({ page })).toEqual({ ...report, page: otherPage });
  },
);

test.each([
  ["no JSON", "{"],
  ["a text", '"x"'],
  ["nothing", "null"],
  ["a list", "[]"],
  ["a release of another shape", JSON.stringify({ ...report, release: "v1" })],
  ["a release that is a text", JSON.stringify({ ...report, release: "Ana Souz" })],
  ["a page that is none", JSON.stringify({ ...report, page: 7 })],
  ["a page without end", JSON.stringify({ ...report, page: "x".repeat(201) })],
  ["a message that is none", JSON.stringify({ ...report, message: { a: 1 } })],
  ["a message without end", JSON.stringify({ ...report, message: "x".repeat(longestReport) })],
  ["a field more", JSON.stringify({ ...report, count: 99 })],
])("%s is not a report", (_what, body) => {
  expect(readReport(body)).toBeNull();
});

test("an error is listed once for each version, page and message", () => {
  const others = [
    { ...entry, release: "Zz_-1234" },
    { ...entry, page: "/" },
    { ...entry, message: "y" },
  ];
  const tally = addTallies(
    { entries: [entry], others: 2 },
    { entries: [entry, ...others], others: 3 },
  );
  expect(tally).toEqual({ entries: [{ ...entry, count: 2 }, ...others], others: 5 });
});

test("at most fifty errors are listed, and listed ones are still counted", () => {
  const full = addTallies(noErrors, many(mostErrors));
  const { entries, others } = addTallies(full, many(10, mostErrors - 1));
  expect([entries.length, others, entries.at(-1)]).toEqual([
    mostErrors,
    9,
    { ...entry, message: `m${mostErrors - 1}`, count: 2 },
  ]);
});

test("errors of several days are grouped by message and page, with the last day and version, most loads first", () => {
  const isRecent = (day: string) => day > "2026-11-20";
  const day = (of: string, entries: ErrorTally["entries"], others = 0) => ({
    day: of,
    entries,
    others,
  });
  expect(
    errorsOfDays(
      [
        day("2026-11-19", [{ ...entry, count: 4 }], 1),
        day("2026-11-21", [
          { ...entry, count: 2 },
          { ...entry, release: "Zz_-1234", count: 3 },
        ]),
        day("2026-11-22", [{ ...entry, message: "y", count: 10 }], 2),
      ],
      isRecent,
    ),
  ).toEqual({
    listed: [
      { ...report, message: "y", lastDay: "2026-11-22", count: 10, recent: 10 },
      { ...report, release: "Zz_-1234", lastDay: "2026-11-21", count: 9, recent: 5 },
    ],
    others: 3,
  });
});

test("a week of errors is shown in fifty rows", () => {
  const days = [0, 1, 2].map((i) => ({
    day: `2026-11-2${i}`,
    ...many(mostErrors, i * mostErrors),
  }));
  expect(errorsOfDays(days, () => true)).toMatchObject({ listed: { length: mostErrors } });
});
