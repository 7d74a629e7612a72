import type { Page } from "@playwright/test";
import { limits } from "@vagas/functions/domain/limits";
import { searchFor } from "../../support/page/searchFor.ts";
import type { PageVisit } from "../visitReads.ts";

const page = limits.pageSize;
/** A search reads a page, and then the missing rows of the page. */
const search = 2 * page;
/**
 * For two words that many rows contain separately and few together: the rows that a search reads before it asks to
 * continue.
 */
const step = 200 + limits.listRequest.max;
/** An application is shown with its résumé, which is read too. */
const pair = 2;

const more = (at: Page) => at.getByRole("button", { name: "Carregar mais" }).first().click();
/** The next page of one list of the queue, if the board is large enough for one. */
const moreOf = (title: string) => async (at: Page) => {
  const button = at
    .getByRole("region", { name: title })
    .getByRole("button", { name: "Carregar mais" });
  if ((await button.count()) > 0) await button.click();
};
const searched = (text: string) => (at: Page) => searchFor(at, text);

/** Waiting items: approvals with jobs and companies, edits with jobs, résumés with applications. */
const waiting = (3 + 2 + 2) * page;

/** The visits to the administrator's lists. */
export const adminVisits: readonly PageVisit[] = [
  { page: "dashboard, approvals", path: "/admin/dashboard", atMost: waiting + 1 },
  {
    page: "dashboard, statistics",
    path: "/admin/dashboard?aba=estatisticas",
    atMost: 2 * page + 1,
  },
  {
    page: "dashboard, recent jobs",
    path: "/admin/dashboard?aba=recentes",
    atMost: 2 * page + 1 + limits.recentJobs + 1,
  },
  { page: "jobs", path: "/admin/jobs", atMost: page },
  { page: "jobs, next page", path: "/admin/jobs", act: more, atMost: page },
  { page: "jobs, rejected", path: "/admin/jobs?status=rejected", atMost: page },
  {
    page: "jobs, urgent of a category",
    path: "/admin/jobs?status=urgent&categoria=Vendas",
    atMost: page,
  },
  { page: "jobs, expired", path: "/admin/jobs?status=expired", atMost: page },
  {
    page: "jobs, 'tratorista' searched",
    path: "/admin/jobs",
    act: searched("tratorista"),
    atMost: search,
  },
  // All waiting items, and a page of imported jobs; only those have filters.
  { page: "queue", path: "/admin/job-approval", atMost: waiting + page },
  // Each with the job and its company.
  {
    page: "queue, next jobs of companies",
    path: "/admin/job-approval",
    act: moreOf("Vagas de empresas"),
    atMost: 3 * page,
  },
  {
    page: "queue, next imported jobs",
    path: "/admin/job-approval",
    act: moreOf("Vagas importadas"),
    atMost: page,
  },
  {
    page: "queue, a category",
    path: "/admin/job-approval?categoria=Vendas",
    atMost: waiting + page,
  },
  {
    page: "queue, 'tratorista' searched",
    path: "/admin/job-approval",
    act: searched("tratorista"),
    atMost: search,
  },
  { page: "applications", path: "/admin/applications", atMost: page },
  {
    page: "applications, one job opened",
    path: "/admin/applications",
    act: (at) => at.locator("main h3 button").first().click(),
    atMost: page,
  },
  { page: "candidates", path: "/admin/candidates-archive", atMost: pair * page },
  {
    page: "candidates, next page",
    path: "/admin/candidates-archive",
    act: more,
    atMost: pair * page,
  },
  {
    page: "candidates, pending",
    path: "/admin/candidates-archive?situacao=pending",
    atMost: pair * page,
  },
  { page: "talent pool", path: "/admin/candidates-archive?situacao=pool", atMost: pair * page },
  {
    page: "candidates, 'zenaide' searched",
    path: "/admin/candidates-archive",
    act: searched("zenaide"),
    atMost: pair * search,
  },
  {
    page: "talent pool, 'colheitadeira' searched",
    path: "/admin/candidates-archive?situacao=pool",
    act: searched("colheitadeira"),
    atMost: pair * search,
  },
  {
    page: "candidates, one phone number searched",
    path: "/admin/candidates-archive",
    act: searched("(66) 99004-2000"),
    atMost: pair * search,
  },
  {
    page: "candidates, a name nobody has",
    path: "/admin/candidates-archive",
    act: searched("astronauta"),
    atMost: pair,
  },
  { page: "companies", path: "/admin/companies", atMost: page },
  { page: "companies, next page", path: "/admin/companies", act: more, atMost: page },
  {
    page: "companies, 'roncador' searched",
    path: "/admin/companies",
    act: searched("roncador"),
    atMost: search,
  },
  {
    page: "companies, 'fazenda rio' searched",
    path: "/admin/companies",
    act: searched("fazenda rio"),
    atMost: step,
  },
  {
    page: "companies, one address searched",
    path: "/admin/companies",
    act: searched("empresa1234@empresa.example"),
    atMost: search,
  },
];
