import type { DocumentSnapshot } from "firebase-admin/firestore";
import type { Context } from "../../context.ts";
import { settledMinutes } from "../../domain/alert/listNews.ts";
import type { Listing } from "../../domain/alert/planAlert.ts";
import { addDays, addMinutes } from "../../domain/dates.ts";
import type { Job } from "../../domain/job/job.ts";
import { limits } from "../../domain/limits.ts";
import { eachPage } from "../../store/eachDocument.ts";
import { attempt } from "../handle.ts";

/** The time before which every listing is stored. */
export function settledAt(now: Date): Date {
  return addMinutes(now, -settledMinutes);
}

/**
 * The jobs first listed before `until`, oldest first, from the place of the alert furthest behind, and no further back
 * than the longest deadline.
 */
export async function readListings(
  context: Context,
  collection: "alerts" | "deviceAlerts",
  until: Date,
): Promise<Listing[]> {
  const { publishedJobs, jobs, firestore } = context.store;
  const earliest = addDays(context.now, -limits.deadlineDays.max);
  const last = await context.store[collection]
    .where("toldUntil", ">", new Date(0))
    .orderBy("toldUntil")
    .limit(1)
    .get();
  const behind = last.docs[0]?.get("toldUntil").toDate() as Date | undefined;
  if (behind === undefined) return [];
  const since = behind > earliest ? behind : earliest;
  const listings: Listing[] = [];
  const listed = publishedJobs
    .where("firstAt", ">=", since)
    .where("firstAt", "<", until)
    .orderBy("firstAt");
  await eachPage(listed, async (page) => {
    const rows = await firestore.getAll(...page.map(({ id }) => jobs.doc(id)));
    for (const [i, row] of rows.entries())
      await attempt(context, "sendAlerts", row.id, async () => {
        const job = (row as DocumentSnapshot<Job>).data();
        if (job !== undefined) listings.push({ job, at: page[i]!.data().firstAt! });
      });
  });
  return listings;
}
