import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import type { FirstPage } from "../domain/site/firstPage.ts";
import { emptyStats } from "../domain/administration/emptyStats.ts";
import { pageDocument } from "./pageDocument.ts";
import { buildListedJob, buildRendering } from "./siteTesting.ts";

const now = new Date("2026-11-21T12:00:00.000Z");
const rendering = buildRendering();
const first = {
  page: "job" as const,
  now,
  job: buildListedJob(),
  similar: [],
  companyHasMore: false,
};
const data = '<link id="page-data">';
const rendered = {
  html: "<main>$& $1</main>",
  stylesFor: (document: string, sheet: string) =>
    `${sheet}.${/<title>(.*)<\/title>/.exec(document)?.[1] ?? ""}{d:e}`,
};

test("each part is in its place, and no marker is left", () => {
  const { html } = pageDocument(rendering, { first, data, head: "<title>A</title>", rendered });
  expect(html).toContain("<title>A</title>\n<style>body{margin:0}.A{d:e}</style>");
  expect(html).toContain(
    '<template id="code"><link id="page-data"><link rel="modulepreload" crossorigin href="/assets/job.js"><script type="module"',
  );
  expect(html).toContain('<div id="root"><main>$& $1</main></div>');
  expect(html).not.toMatch(/<!--|Shell/);
});

test("the policy allows only the style sheet and the script that the page contains", () => {
  const { html, policy } = pageDocument(rendering, { first, data, head: "", rendered });
  const hashes = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(
      ([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
    );
  const styles = hashes(/<style[^>]*>([^<]*)<\/style>/g);
  const scripts = hashes(/<script>([^<]*)<\/script>/g);
  expect([styles.length, scripts.length]).toEqual([1, 1]);
  expect(policy).toBe(
    `default-src 'none'; style-src 'self' ${styles.join(" ")} 'sha256-empty'; script-src 'self' ${scripts.join(" ")}`,
  );
});

test("a shell without a place for the page is invalid", () => {
  expect(() =>
    pageDocument({ ...rendering, frame: "<html></html>" }, { first, data, head: "", rendered }),
  ).toThrow("no place");
});

test.each([
  ["home", { page: "home", now, stats: emptyStats, jobs: [] }, "home"],
  [
    "list",
    { page: "list", now, key: "", jobs: [], next: null, total: null, choices: null },
    "list",
  ],
  ["job", first, "job"],
  [
    "job that is over",
    { page: "over", now, id: "a1", type: "Comércio", endedAt: null, was: null, similar: [] },
    "job",
  ],
  [
    "job that is under review",
    { page: "hidden", now, id: "a1", type: "Comércio", why: "review", similar: [] },
    "job",
  ],
  [
    "company",
    { page: "company", now: first.now, id: "c1", company: null, jobs: [], more: false },
    "company",
  ],
  ["form", { page: "apply", now, jobId: null, job: null }, "apply"],
  ["form of a report", { page: "report", now, jobId: "a1", job: null }, "report"],
  ["page to read", { page: "about", now: first.now }, "about"],
  ["missing page", { page: "unknown", now: first.now }, "unknown"],
] satisfies [string, FirstPage, string][])(
  "the page of a %s has the code that hydrates it",
  (_which, page, code) => {
    const preloads = {
      home: ["/home.js", "/more.js"],
      list: ["/list.js", "/more.js"],
      job: ["/job.js", "/more.js"],
      company: ["/company.js", "/more.js"],
      apply: ["/apply.js", "/more.js"],
      report: ["/report.js", "/more.js"],
      about: ["/about.js", "/more.js"],
      accessibility: [],
      privacy: [],
      law: [],
      numbers: [],
      week: [],
      unknown: ["/unknown.js", "/more.js"],
    };
    const { html } = pageDocument(
      { ...rendering, preloads },
      { first: page, data, head: "", rendered },
    );
    expect(html).toContain(
      `<template id="code">${data}<link rel="modulepreload" crossorigin href="/${code}.js"><link rel="modulepreload" crossorigin href="/more.js"><script`,
    );
  },
);

test("a build without a policy gets none", () => {
  expect(
    pageDocument({ ...rendering, headers: {} }, { first, data, head: "", rendered }).policy,
  ).toBe("");
});

test("a shell whose place for the page has no start is invalid", () => {
  expect(() =>
    pageDocument(
      { ...rendering, frame: rendering.frame.replace("<!--page-->", "") },
      { first, data, head: "", rendered },
    ),
  ).toThrow("There is no place for the page");
});
