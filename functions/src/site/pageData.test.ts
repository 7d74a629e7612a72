import { expect, test } from "vitest";
import { type FirstPage, firstPageJson, parseFirstPage } from "../domain/site/firstPage.ts";
import { dataPageOf, pageDataElement, versionOf } from "./pageData.ts";
import { buildListedJob, hostileTexts } from "./siteTesting.ts";

const now = new Date("2026-11-21T12:00:00.000Z");
const later = new Date("2026-11-21T13:00:00.000Z");
const job = buildListedJob();
const first: FirstPage = { page: "job", now, job, similar: [], companyHasMore: false };

test("the version is the data's, whenever it was read", () => {
  expect(versionOf({ ...first, now: later })).toBe(versionOf(first));
});

test.each<[string, FirstPage]>([
  ["a word", { ...first, job: { ...job, title: "Padeiro" } }],
  ["a date", { ...first, job: { ...job, expiresAt: later } }],
  ["another job beside it", { ...first, similar: [job] }],
])("%s that changes makes another version", (_what, changed) => {
  expect(versionOf(changed)).not.toBe(versionOf(first));
});

test.each([
  ["/", "", "/dados?v="],
  ["/vagas", "local=Vila+Rica&busca=%22", "/dados/vagas?local=Vila+Rica&#38;busca=%22&#38;v="],
  ["/vagas/caixa", "", "/dados/vagas/caixa?v="],
])("the page %s?%s names its data", (pathname, query, address) => {
  expect(pageDataElement(first, pathname, query)).toContain(
    ` href="${address}${versionOf(first)}" data-now="2026-11-21T12:00:00.000Z">`,
  );
});

test.each([
  [{ page: "apply", now, jobId: "a1", job }, "/enviar-curriculo", "jobId=a1"],
  [{ page: "report", now, jobId: "a1", job: null }, "/denunciar", "vaga=a1"],
] satisfies [FirstPage, string, string][])(
  "the form of $page has its data, because its code comes at once",
  (form, pathname, query) => {
    const element = pageDataElement(form, pathname, query);
    expect(parseFirstPage(/>([^<]*)</.exec(element)?.[1] ?? "")).toEqual(form);
  },
);

test.each([
  ["/dados", "/"],
  ["/dados/vagas", "/vagas"],
  ["/dados/vagas/caixa", "/vagas/caixa"],
  ["/dadosx", null],
  ["/vagas/dados", null],
])("%s has the data of %s", (address, page) => {
  expect(dataPageOf(address)).toBe(page);
});

test.each(Object.entries(hostileTexts))("%s in a job survives in its data", (_what, text) => {
  const data = { ...first, job: { ...job, title: text, description: text }, version: "v" };
  expect(parseFirstPage(firstPageJson(data))).toEqual(data);
});
