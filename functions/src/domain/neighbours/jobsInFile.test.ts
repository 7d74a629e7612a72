import { expect, test } from "vitest";
import { neighbourReadingSchema } from "./neighbourReading.ts";
import { jobsInFile } from "./jobsInFile.ts";

const now = new Date("2026-11-21T12:00:00Z");
const host = "vagas.serra.example";

/** A row as a board that runs this product writes it. */
const row = {
  url: `https://${host}/vagas/caixa`,
  title: "Caixa",
  company: "Mercado Serra",
  place: "Serra Alta",
  category: "Comércio",
  openings: 1,
  urgent: true,
  contractType: "CLT",
  workload: null,
  salary: "R$ 1.800,00 por mês",
  baseSalary: null,
  postedAt: "2026-11-20T12:00:00.000Z",
  deadline: "2026-12-10",
};

const other = { ...row, url: `https://${host}/vagas/padeiro`, title: "Padeiro" };

function read(...rows: unknown[]) {
  const jobs = jobsInFile({ source: "x", jobs: rows }, host, now);
  // Whatever was read can be stored and read again.
  expect(neighbourReadingSchema.safeParse({ readAt: now, jobs }).error).toBeUndefined();
  return jobs;
}

test("a row is read with what is shown of it and what filters compare", () => {
  expect(read(row)).toEqual([
    {
      url: "https://vagas.serra.example/vagas/caixa",
      title: "Caixa",
      company: "Mercado Serra",
      place: "Serra Alta",
      category: "Comércio",
      urgent: true,
      dayWork: false,
      contractType: "CLT",
      salary: "R$ 1.800,00 por mês",
      postedAt: new Date("2026-11-20T12:00:00Z"),
      deadline: "2026-12-10",
    },
  ]);
});

test.each<[string, object]>([
  ["without a title", { title: undefined }],
  ["with an empty title", { title: " \u202e\u200b " }],
  ["with a number for a title", { title: 7 }],
  ["without a company", { company: null }],
  ["without a place", { place: [] }],
  ["with a script for a link", { url: "javascript:alert(1)" }],
  ["with data for a link", { url: "data:text/html,<script>alert(1)</script>" }],
  ["with a relative link", { url: "/vagas/caixa" }],
  ["with a link over http", { url: `http://${host}/vagas/caixa` }],
  ["with a link to another host", { url: "https://other.example/vagas/caixa" }],
  ["with a link to a host below", { url: `https://other.${host}/vagas/caixa` }],
  ["with a link to another port", { url: `https://${host}:8443/vagas/caixa` }],
  ["with a login in its link", { url: `https://user:word@${host}/vagas/caixa` }],
  ["with its host as a login", { url: `https://${host}@other.example/` }],
  ["with a link that is too long", { url: `https://${host}/${"a".repeat(500)}` }],
  ["with a link to a part of a page", { url: `https://${host}/vagas/caixa#parte` }],
  ["with markup in its link", { url: `https://${host}/"><script>` }],
  ["without a date", { postedAt: undefined }],
  ["with no date", { postedAt: "yesterday" }],
  ["with a date that does not exist", { postedAt: "2026-02-30T12:00:00Z" }],
  ["from the future", { postedAt: "2026-11-22T12:00:00.001Z" }],
  ["from a far future", { postedAt: "9999-12-31T23:59:59Z" }],
  ["without a deadline", { deadline: null }],
  ["with no deadline", { deadline: "2026-02-30" }],
  ["that has ended", { deadline: "2026-11-20" }],
  ["that ends in more than 366 days", { deadline: "2027-11-23" }],
  ["that ends in another age", { deadline: "9999-12-31" }],
])("a row %s is left out, and the others stay", (_what, change) => {
  expect(read({ ...row, ...change }, other)).toMatchObject([{ url: other.url }]);
});

test.each([null, 7, "caixa", [], [row], true])("a row that is %j is left out", (strange) => {
  expect(read(strange, other)).toMatchObject([{ url: other.url }]);
});

test("what a row need not have may be missing or wrong", () => {
  const { category: _category, ...bare } = row;
  expect(
    read({ ...bare, urgent: "yes", contractType: "Escravo", salary: null, openings: "many" }),
  ).toMatchObject([{ category: "", urgent: false, contractType: null, salary: "" }]);
});

test("the last day counts whole, on the calendar of this town", () => {
  expect(read({ ...row, deadline: "2026-11-21" })).toHaveLength(1);
});

test("clocks may differ by a day, and a job may last 366 days", () => {
  const late = { ...row, postedAt: "2026-11-22T12:00:00Z", deadline: "2027-11-22" };
  expect(read(late)).toHaveLength(1);
});

test.each<[unknown, boolean]>([
  [true, true],
  [false, false],
  [undefined, false],
  ["sim", false],
])("a row whose dayWork is %j is work of a day: %s", (dayWork, expected) => {
  expect(read({ ...row, dayWork })).toMatchObject([{ dayWork: expected }]);
});

test("keys of the prototype change nothing", () => {
  const text = `{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"jobs":[${JSON.stringify(
    row,
  ).replace("{", '{"__proto__":{"title":"Outro"},"toString":"x",')}]}`;
  const [job] = jobsInFile(JSON.parse(text), host, now);
  expect(job).toMatchObject({ title: "Caixa" });
  expect(Object.keys(job ?? {})).not.toContain("toString");
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
});

test("texts come as one plain line of bounded length", () => {
  const [job] = read({
    ...row,
    title: `<script>alert(1)</script>\n\u202eoxiac${"x".repeat(100_000)}`,
    company: "\u0000Mercado\u0007 \u2066Serra\u2069",
    place: "Serra\u2028Alta",
    salary: "9".repeat(100_000),
  });
  expect(job).toMatchObject({
    title: `<script>alert(1)</script> oxiac${"x".repeat(69)}`,
    company: "Mercado Serra",
    place: "Serra Alta",
    salary: "9".repeat(80),
  });
});

test("of ten thousand rows the newest fifty stay, each address once", () => {
  const many = Array.from({ length: 10_000 }, (_, i) => ({
    ...row,
    // Each job twice.
    url: `https://${host}/vagas/v${i >> 1}`,
    postedAt: new Date(now.getTime() - (((i >> 1) * 7919) % 1_000) * 60_000).toISOString(),
  }));
  const jobs = read(...many);
  expect(jobs).toHaveLength(50);
  expect(new Set(jobs.map(({ url }) => url)).size).toBe(50);
  const times = jobs.map(({ postedAt }) => postedAt.getTime());
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  // The newest two thousand rows come first in such a file.
  const late = { ...row, postedAt: now.toISOString(), title: "Vem tarde" };
  expect(read(...many, late).map(({ title }) => title)).not.toContain("Vem tarde");
});

test.each([
  null,
  7,
  "jobs",
  [],
  {},
  { jobs: {} },
  { jobs: "x" },
  JSON.parse('{"__proto__":{"jobs":[]}}'),
])("%j is no file of jobs", (file) => {
  expect(() => jobsInFile(file, host, now)).toThrow();
});
