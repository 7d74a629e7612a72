import type { Context } from "../context.ts";
import type { PublicCompany } from "../domain/company/publicCompany.ts";
import type { Job } from "../domain/job/job.ts";
import { isOpen } from "../domain/job/jobStanding.ts";
import { limits } from "../domain/limits.ts";
import type { ReadPage } from "./sitePage.ts";

/** What a company's newest job says of it, until functions have written its own record; null without a job. */
function advertiserOf([newest]: readonly Job[]): PublicCompany | null {
  if (newest === undefined) return null;
  return { name: newest.company, verifiedAt: newest.companyVerifiedAt ?? null };
}

/** The id of an account. */
const accountId = /^[A-Za-z0-9-]{1,128}$/;

/**
 * The jobs of a page, of rows of which one more than a page shows was read. A job whose deadline has just passed is still
 * among them: whether there are more follows from the rows.
 */
export function pageOfRows(rows: readonly Job[], now: Date): { jobs: Job[]; more: boolean } {
  const open = rows.filter((job) => isOpen(job, now));
  return { jobs: open.slice(0, limits.pageSize), more: rows.length > limits.pageSize };
}

/** A company's page: its open jobs, newest first, as many as a list's page shows. */
export async function readCompanyPage({ store, now }: Context, id: string): Promise<ReadPage> {
  const missing: ReadPage = {
    status: 404,
    page: { kind: "missingCompany" },
    first: { page: "company", now, id, company: null, jobs: [], more: false },
  };
  if (!accountId.test(id)) return missing;
  const [known, found] = await Promise.all([
    store.publicCompanies.doc(id).get(),
    store.jobs
      .where("companyId", "==", id)
      .where("listed", "==", true)
      .where("filled", "==", false)
      .orderBy("postedAt", "desc")
      .limit(limits.pageSize + 1)
      .get(),
  ]);
  const { jobs, more } = pageOfRows(
    found.docs.map((row) => row.data()),
    now,
  );
  const company = known.data() ?? advertiserOf(jobs);
  if (company === null) return missing;
  const shown = jobs.map((job) => ({ ...job, searchTerms: [] }));
  return {
    status: 200,
    page: { kind: "company", id, name: company.name, count: shown.length },
    first: { page: "company", now, id, company, jobs: shown, more },
  };
}
