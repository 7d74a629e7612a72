import { addressOf, noFilters } from "@vagas/functions/domain/jobFilters";
import type { JobCursor } from "@vagas/functions/domain/jobList";
import { pageNames, pageTitle } from "@vagas/functions/domain/pageTitle";
import { town } from "@vagas/functions/domain/town";
import { useEffect } from "react";
import { useNavigationType } from "react-router-dom";
import { useFirstPage, useLookedAt } from "../../../data/visitor/firstPage.ts";
import { readListedJobs } from "../../../data/visitor/listedJobs.ts";
import { Announcement } from "../../../ui/Announcement.tsx";
import { Page } from "../../../ui/page/Page.tsx";
import { PageHeader } from "../../../ui/page/PageHeader.tsx";
import { usePages } from "../../../ui/list/usePages.ts";
import { foundText, loadingText } from "./foundText.ts";
import { JobFilterBar } from "./JobFilterBar.tsx";
import { JobResults } from "./JobResults.tsx";
import { keepServedList, seenJobLists } from "./seenJobLists.ts";
import { useJobFilters } from "./useJobFilters.ts";

export function JobListPage() {
  const now = useLookedAt();
  const first = useFirstPage("list");
  const goingBack = useNavigationType() === "POP";
  const [filters, setFilters] = useJobFilters();
  const key = addressOf(filters);
  const pages = usePages(
    key,
    async (cursor: JobCursor | null) => {
      const { jobs, next } = await readListedJobs(filters, cursor, now);
      return { items: jobs, next };
    },
    seenJobLists(goingBack, first),
  );
  useEffect(() => {
    if (first) keepServedList(first);
  }, [first]);
  const found = pages.state === "ready" ? foundText(pages.items.length, pages.hasMore) : "";

  return (
    <Page>
      <PageHeader
        title={pageNames.jobs}
        documentTitle={pageTitle(pageNames.jobs)}
        subtitle={`Oportunidades em ${town.name} e região`}
      />
      <JobFilterBar
        filters={filters}
        onChange={setFilters}
        found={
          pages.state === "ready" ? { count: pages.items.length, hasMore: pages.hasMore } : null
        }
        status={pages.state === "loading" ? loadingText : found}
      />
      <Announcement text={found} />
      <JobResults
        pages={pages}
        now={now}
        filtered={key !== ""}
        onClear={() => setFilters(noFilters)}
      />
    </Page>
  );
}
