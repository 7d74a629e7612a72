import { cursorOf, listPath, listQuery } from "@vagas/functions/domain/jobList/jobCursor";
import type { Job } from "@vagas/functions/domain/job/job";
import type { JobFilters } from "@vagas/functions/domain/jobList/jobFilters";
import { isCountable, type JobCursor } from "@vagas/functions/domain/jobList/jobList";
import { pageNames, pageTitle } from "@vagas/functions/domain/site/pageTitle";
import { town } from "@vagas/functions/domain/town";
import { measuredFrom } from "@vagas/functions/domain/place/distance";
import { useEffect } from "react";
import { useNavigationType, useSearchParams } from "react-router-dom";
import { useFirstPage, useLookedAt } from "../../../data/visitor/servedPage.ts";
import { readListedJobs } from "../../../data/visitor/listedJobs.ts";
import { useReturn } from "../../../data/visitor/useReturn.ts";
import { Announcement } from "../../../ui/Announcement.tsx";
import { Page } from "../../../ui/page/Page.tsx";
import { PageHeader } from "../../../ui/page/PageHeader.tsx";
import { type Pages, usePages } from "../../../ui/list/usePages.ts";
import { TextLink } from "../../../ui/TextLink.tsx";
import { type Found, foundText, inOrder, loadingText } from "./foundText.ts";
import { JobFilterBar } from "./JobFilterBar.tsx";
import { JobResults } from "./JobResults.tsx";
import { keepServedList, seenJobLists } from "./seenJobLists.ts";
import { useJobFilters } from "./useJobFilters.ts";
import look from "./JobListPage.module.css";

/**
 * The pages of jobs that match the filters, from `start` on; null: from its first job. Whoever returns to the open page
 * finds the jobs of that hour.
 */
function useListedJobs(filters: JobFilters, start: JobCursor | null): Pages<Job, JobCursor> {
  const first = useFirstPage("list");
  const goingBack = useNavigationType() === "POP";
  const pages = usePages(
    listQuery(filters, start),
    async (cursor: JobCursor | null) => {
      const { jobs, ...read } = await readListedJobs(filters, cursor ?? start, new Date());
      return { items: jobs, ...read };
    },
    seenJobLists(goingBack, first),
  );
  useEffect(() => {
    if (first) keepServedList(first);
  }, [first]);
  useReturn(pages.renew);
  return pages;
}

/** What is known of the list's length; null until its jobs have come. */
function foundOf(pages: Pages<Job>, searched: boolean, further: boolean): Found | null {
  const { state, items, hasMore, total } = pages;
  if (state !== "ready") return null;
  const isWhole = !further && !hasMore;
  return { count: items.length, hasMore, searched, further, total: isWhole ? null : total };
}

export function JobListPage() {
  const now = useLookedAt();
  const [filters, setFilters] = useJobFilters();
  const start = cursorOf(useSearchParams()[0]);
  const pages = useListedJobs(filters, start);
  const searched = filters.search !== "" || !isCountable(filters);
  const further = start !== null;
  const found = foundOf(pages, searched, further);
  const text = found ? inOrder(foundText(found), filters.order) : "";

  return (
    <Page>
      <PageHeader
        title={pageNames.jobs}
        documentTitle={pageTitle(pageNames.jobs)}
        subtitle={`Oportunidades em ${town.name} e região`}
        brief
      />
      <JobFilterBar
        filters={filters}
        onChange={setFilters}
        found={found}
        status={pages.state === "loading" ? loadingText : text}
      />
      <Announcement text={text} />
      {start && (
        <TextLink to={listPath(filters)} className={look.toStart}>
          Voltar ao começo da lista
        </TextLink>
      )}
      <JobResults
        pages={pages}
        now={now}
        from={(filters.within > 0 && measuredFrom(filters)) || town.name}
        searched={searched}
        further={further}
        filters={filters}
        nextAddress={pages.next && listPath(filters, pages.next)}
      />
    </Page>
  );
}
