import type { Context } from "../context.ts";
import { type JobFilters, filtersOf } from "../domain/jobList/jobFilters.ts";
import { configuredNeighbours } from "../domain/neighbours/configuredNeighbours.ts";
import { hostOf, type Neighbour } from "../domain/neighbours/neighbour.ts";
import { type ShownNeighbour, shownNeighbour } from "../domain/neighbours/shownNeighbour.ts";
import { demoNeighbours } from "../functionOptions.ts";
import { inTime } from "../inTime.ts";
import { listAnswer, type SiteAnswer } from "./siteAnswer.ts";

/** How long their reading may take, in milliseconds: a list does without them rather than wait. */
const longestMs = 1_000;

/**
 * The neighbours below a list, a read each; null for a town without any, which reads nothing. None of them if they cannot
 * be read.
 */
export async function neighboursBelow(
  context: Context,
  filters: JobFilters,
): Promise<ShownNeighbour[] | null> {
  const neighbours = configuredNeighbours(demoNeighbours());
  if (neighbours.length === 0) return null;
  const reads = Promise.all(neighbours.map((one) => readNeighbour(context, one, filters)));
  const found: (ShownNeighbour | null)[] = await inTime(reads, longestMs).catch(() => []);
  return found.filter((neighbour) => neighbour !== null);
}

async function readNeighbour(
  { store, now }: Context,
  neighbour: Neighbour,
  filters: JobFilters,
): Promise<ShownNeighbour | null> {
  const host = hostOf(neighbour.jobs);
  if (host === null) return null;
  const reading = (await store.neighbours.doc(host).get()).data();
  return reading === undefined ? null : shownNeighbour(neighbour, reading, filters, now);
}

/** The neighbours below a list that the browser read, under its address's filters: {"neighbours":[…]}. */
export async function answerNeighbours(
  context: Context,
  query: URLSearchParams,
): Promise<SiteAnswer> {
  const neighbours = (await neighboursBelow(context, filtersOf(query))) ?? [];
  return listAnswer({ neighbours });
}
