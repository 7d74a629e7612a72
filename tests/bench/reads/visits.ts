import { bestPaid, type JobFilters, noFilters } from "@vagas/functions/domain/jobList/jobFilters";
import { limits } from "@vagas/functions/domain/limits";
import type { SiteData } from "./siteData.ts";

const filters: JobFilters = { ...noFilters, category: "Vendas", location: "Canabrava do Norte" };

type Visit = {
  page: string;
  /** The most documents the visit may read, on any board. */
  atMost: number;
  open: (site: SiteData, now: Date) => Promise<unknown>;
};

/** A page of the list requests one row more than it shows, to know whether another page exists. */
const listPage = limits.pageSize + 1;

/**
 * What each public page reads when it is not served rendered, after navigation within the site. Other pages (/sobre,
 * /publicar-vaga, an unknown address) read nothing.
 */
export const visits: readonly Visit[] = [
  {
    page: "home",
    atMost: limits.featuredJobs + 1,
    open: (site, now) =>
      Promise.all([
        site.readPublicStats(),
        site.readListedJobs(noFilters, null, now, limits.featuredJobs),
      ]),
  },
  {
    page: "list, first page",
    atMost: listPage,
    open: (site, now) => site.readListedJobs(noFilters, null, now),
  },
  {
    // The first page, then 'Carregar mais' twice.
    page: "list, three pages",
    atMost: 3 * listPage,
    open: async (site, now) => {
      let { next } = await site.readListedJobs(noFilters, null, now);
      for (let more = 0; more < 2 && next; more += 1)
        ({ next } = await site.readListedJobs(noFilters, next, now));
    },
  },
  {
    // The filters' options come from the counts.
    page: "list, filters opened and two set",
    atMost: listPage + 1,
    open: (site, now) =>
      Promise.all([site.readPublicStats(), site.readListedJobs(filters, null, now)]),
  },
  {
    page: "list from R$ 2.500, the best paid first",
    atMost: listPage,
    open: (site, now) =>
      site.readListedJobs({ ...filters, leastPay: 2_500, order: bestPaid }, null, now),
  },
  {
    page: "list, 'vendedor' searched from R$ 2.500",
    atMost: 2 * listPage,
    open: (site, now) =>
      site.readListedJobs({ ...noFilters, search: "vendedor", leastPay: 2_500 }, null, now),
  },
  {
    page: "list, 'vendedor' searched",
    atMost: 2 * listPage,
    open: (site, now) => site.readListedJobs({ ...noFilters, search: "vendedor" }, null, now),
  },
  {
    // It ends with three similar jobs and says whether its company has others.
    page: "job",
    atMost: 7,
    open: async (site, now) => {
      const job = (await site.readListedJob("bench-00000"))!;
      await Promise.all([
        site.readListedJobs({ ...noFilters, category: job.type }, null, now, 4),
        site.readListedJobs({ ...noFilters, company: job.company }, null, now, 2),
      ]);
    },
  },
  // And the counts, which distinguish a hidden job from a refused page.
  { page: "job that is not there", atMost: 2, open: (site) => site.readListedJob("bench-none") },
];
