import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import type { Job } from "../domain/job/job.ts";
import { readPages } from "./readPages.ts";
import type { Store } from "./store.ts";

/** The fields of a job for the sitemap. */
export type OpenJob = Pick<Job, "id" | "companyId" | "updatedAt" | "expiresAt">;

/**
 * The open jobs, newest first, at most `most`: one read each, of four fields. Includes those that have just expired.
 */
export async function readOpenJobs(store: Store, most: number): Promise<OpenJob[]> {
  const open = store.jobs
    .withConverter(null)
    .where("listed", "==", true)
    .where("filled", "==", false)
    .orderBy("postedAt", "desc")
    .select("postedAt", "updatedAt", "expiresAt", "companyId");
  const readPage = async (after: QueryDocumentSnapshot | null, size: number) => {
    const page = await (after === null ? open : open.startAfter(after)).limit(size).get();
    return page.docs;
  };
  const rows = await readPages(readPage, 500, most);
  return rows.map((row) => ({
    id: row.id,
    companyId: (row.get("companyId") ?? null) as string | null,
    updatedAt: row.get("updatedAt").toDate(),
    expiresAt: row.get("expiresAt").toDate(),
  }));
}

/**
 * A text that changes whenever the open jobs do, for two reads: the counts change with every job added, removed,
 * filled or moved, the newest date with every edit.
 */
export async function readBoardVersion(store: Store): Promise<string> {
  const [counts, newest] = await Promise.all([
    store.publicStats.get(),
    store.jobs.withConverter(null).orderBy("updatedAt", "desc").select("updatedAt").limit(1).get(),
  ]);
  return [counts.updateTime, newest.docs[0]?.updateTime]
    .map((time) => time?.toDate().toISOString() ?? "")
    .join(" ");
}
