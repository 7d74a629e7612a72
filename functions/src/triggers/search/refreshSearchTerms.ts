import type { CollectionReference } from "firebase-admin/firestore";
import { type Context, openContext } from "../../context.ts";
import {
  companySearchText,
  pendingJobSearchText,
  resumeSearchTerms,
} from "../../domain/administration/adminSearch.ts";
import type { Candidate } from "../../domain/application/candidate.ts";
import { jobMonthlyPay } from "../../domain/pay/payText.ts";
import { jobSearchTerms } from "../../domain/jobList/jobSearch.ts";
import { searchTerms } from "../../domain/text/searchTerms.ts";
import { hasCurrentSkillTerms } from "../../domain/writtenResume/skillTerms.ts";
import {
  hasSameTerms,
  indexCandidate,
  indexCompany,
  indexPendingJob,
  indexResume,
} from "./searchIndex.ts";
import { eachPage } from "../../store/eachDocument.ts";
import { attempt } from "../handle.ts";
import { giveShortCode, withShortCode } from "../jobs/giveShortCode.ts";
import { reconcileJob } from "../jobs/reconcileJob.ts";
import { reconcileUncounted } from "../jobs/reconcileUncounted.ts";
import { scheduled } from "../scheduled.ts";

/**
 * Gives search terms, and jobs their monthly pay and short address, to rows with missing or outdated ones, also after a
 * failed event, and reconciles imported jobs; other rows are only read.
 */
export const refreshSearchTerms = scheduled(
  "refreshSearchTerms",
  { retryCount: 3, timeoutSeconds: 1_800 },
  async () => {
    const context = openContext();
    await reconcileUncounted(context);
    await refreshEveryRow(context);
  },
);

type Row = { id: string; searchTerms?: string[] | undefined };

/**
 * Goes through every job, company, imported job, résumé and application. After an interruption it starts over and finds less to
 * do.
 */
export async function refreshEveryRow(context: Context): Promise<void> {
  const { jobs, companies, pendingJobs, resumes, candidates } = context.store;
  await refreshRows(
    context,
    jobs,
    async (ids) => {
      const coded = await withShortCode(context.store, ids);
      return (job) =>
        hasSameTerms(job.searchTerms, jobSearchTerms(job)) &&
        job.monthlyPay === jobMonthlyPay(job) &&
        (!job.listed || coded.has(job.id));
    },
    async (id) => {
      await reconcileJob(context, id);
      await giveShortCode(context, id);
    },
  );
  await refreshRows(
    context,
    companies,
    () => hasTerms((company) => searchTerms(companySearchText(company))),
    (id) => indexCompany(context, id),
  );
  await refreshRows(
    context,
    pendingJobs,
    () => hasTerms((job) => searchTerms(pendingJobSearchText(job))),
    (id) => indexPendingJob(context, id),
  );
  await refreshRows(
    context,
    resumes,
    async (ids) => {
      const letters = await lettersOf(candidates, ids);
      return hasTerms((resume) => resumeSearchTerms(resume, letters.get(resume.id) ?? ""));
    },
    (id) => indexResume(context, id),
  );
  await refreshRows(
    context,
    candidates,
    () => hasCurrentSkillTerms,
    (id) => indexCandidate(context, id),
  );
}

type IsCurrent<T> = (row: T) => boolean;

function hasTerms<T extends Row>(termsOf: (row: T) => string[]): IsCurrent<T> {
  return (row) => hasSameTerms(row.searchTerms, termsOf(row));
}

/** `currentOf` takes the ids of a page and returns a function that tells whether a row is current; `index` repairs others. */
async function refreshRows<T extends Row>(
  context: Context,
  rows: CollectionReference<T>,
  currentOf: (ids: string[]) => IsCurrent<T> | Promise<IsCurrent<T>>,
  index: (id: string) => Promise<void>,
): Promise<void> {
  await eachPage(rows.orderBy("__name__"), async (page) => {
    const isCurrent = await currentOf(page.map(({ id }) => id));
    await Promise.all(
      page.map((row) =>
        attempt(context, "refreshSearchTerms", row.id, async () => {
          if (!isCurrent(row.data())) await index(row.id);
        }),
      ),
    );
  });
}

/** The letters of applications by id, read as a field: a record that fits no schema stops no page. */
async function lettersOf(
  candidates: CollectionReference<Candidate>,
  ids: string[],
): Promise<Map<string, string>> {
  const found = await candidates.firestore.getAll(
    ...ids.map((id) => candidates.firestore.doc(candidates.doc(id).path)),
    { fieldMask: ["coverLetter"] },
  );
  return new Map(
    found.map((candidate) => [candidate.id, String(candidate.get("coverLetter") ?? "")]),
  );
}
