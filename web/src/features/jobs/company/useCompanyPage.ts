import {
  type FirstPage,
  pageDataPath,
  parseFirstPage,
} from "@vagas/functions/domain/site/firstPage";
import { paths } from "@vagas/functions/domain/site/paths";
import { useState } from "react";
import { keepSeenPage } from "../../../data/visitor/keepSeenPage.ts";
import { rememberJobs } from "../../../data/visitor/listedJobs.ts";
import { fetched, isFresh, useFirstPage } from "../../../data/visitor/servedPage.ts";
import { useReturn } from "../../../data/visitor/useReturn.ts";
import { useWhileCurrent } from "../../../state/useWhileCurrent.ts";

type CompanyData = Extract<FirstPage, { page: "company" }>;
type Answer = CompanyData | "loading" | "failed";

/** The page's data from the server, else as last seen on this device. Throws without either. */
async function readCompany(id: string): Promise<CompanyData> {
  const path = paths.company(encodeURIComponent(id));
  const page = await fetched(pageDataPath(path, "")).then(parseFirstPage, async (error) => {
    const seen = await (await import("../../../data/visitor/seenPages.ts")).readSeenPage(path);
    if (seen === null) throw error;
    return seen;
  });
  if (page.page !== "company") throw new Error(`${path} has no company`);
  return page;
}

function remember(page: CompanyData): void {
  rememberJobs(page.jobs);
  keepSeenPage(page);
}

/** A company and its open jobs: those the page was rendered from, or read, and read again on returning to the page. */
export function useCompanyPage(id: string): [Answer, retry: () => void] {
  const served = useFirstPage("company");
  const first = served?.id === id ? served : null;
  const [read, setRead] = useState<{ id: string; answer: Answer } | null>(null);
  const [attempt, setAttempt] = useState(0);
  useWhileCurrent(
    (isCurrent) => {
      // Not on returning to the page: what was read since is newer.
      if (first && attempt === 0) {
        remember(first);
        if (isFresh(first)) return;
      }
      readCompany(id).then(
        (answer) => {
          remember(answer);
          if (isCurrent()) setRead({ id, answer });
        },
        () =>
          isCurrent() &&
          setRead((before) =>
            first || before?.id === id ? before : { id, answer: "failed" as const },
          ),
      );
    },
    [first, id, attempt],
  );
  useReturn(() => setAttempt((before) => before + 1));
  const retry = () => {
    setRead(null);
    setAttempt(attempt + 1);
  };
  return [(read?.id === id ? read.answer : first) ?? "loading", retry];
}
