import type { Query } from "firebase-admin/firestore";
import { openContext, type Context } from "../../context.ts";
import { addDays, addMinutes } from "../../domain/dates.ts";
import { paths } from "../../domain/site/paths.ts";
import { indexNowKey } from "../../functionOptions.ts";
import type { Store } from "../../store/store.ts";
import { scheduled } from "../scheduled.ts";

/** The search engines that take part pass on to each other what one is told (indexnow.org). */
const engine = "https://api.indexnow.org/indexnow";
const longestMs = 20_000;

/** Posts JSON; resolves with the HTTP status. */
type Post = (address: string, body: object) => Promise<number>;

// Without retries: the next hour tells all that this one could not.
export const tellSearchEngines = scheduled("tellSearchEngines", {}, async () => {
  await tellNews(openContext(), indexNowKey.value(), async (address, body) => {
    const response = await fetch(address, {
      method: "POST",
      headers: { "Content-Type": "application/json; charset=utf-8" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(longestMs),
    });
    return response.status;
  });
});

/**
 * Tells search engines which jobs came, changed or went since the last time, by their addresses alone: a job that is over
 * must not be found any more. Without a key it does nothing. Throws if they refuse; then the next run tells the same.
 */
export async function tellNews(
  { store, now, siteUrl }: Context,
  key: string,
  post: Post,
): Promise<void> {
  if (key === "") return;
  const checkpoint = store.checkpoints.doc("tellSearchEngines");
  const last = (await checkpoint.get()).data()?.pageToken;
  const since = last === undefined ? addDays(now, -1) : new Date(last);
  const { ids, until } = await changedJobs(store, since, settled(now));
  const urlList = (await oncePublished(store, ids)).map((id) => siteUrl + paths.job(id));
  if (urlList.length > 0) {
    const status = await post(engine, { host: new URL(siteUrl).host, key, urlList });
    if (status !== 200 && status !== 202) throw new Error(`IndexNow answered ${status}`);
  }
  await checkpoint.set({ pageToken: until.toISOString() });
}

/** A minute ago: by then functions have processed what was written. */
function settled(now: Date): Date {
  return addMinutes(now, -1);
}

/** The most rows of each kind in one run; five kinds stay within the ten thousand addresses that a message may have. */
const most = 2_000;

/**
 * What changed, ended, was deleted, came back or was taken off after `since`, up to `until`, which is earlier if there is more
 * than fits. Each kind is one field, whose index Firestore has by itself.
 */
async function changedJobs(
  store: Store,
  since: Date,
  settledAt: Date,
): Promise<{ ids: string[]; until: Date }> {
  const kinds: [Query, string][] = [
    [store.jobs.withConverter(null), "updatedAt"],
    [store.jobs.withConverter(null), "expiresAt"],
    [store.jobClosures, "closedAt"],
    // A hold, a deactivated company and their ends change no job's date.
    [store.publishedJobs, "at"],
    [store.publishedJobs, "unlistedAt"],
  ];
  const found = await Promise.all(
    kinds.map(async ([rows, field]) => {
      const { docs } = await rows
        .where(field, ">", since)
        .where(field, "<=", settledAt)
        .orderBy(field)
        .select(field)
        .limit(most)
        .get();
      return docs.map((row) => ({ id: row.id, at: row.get(field).toDate() as Date }));
    }),
  );
  const ends = found.flatMap((rows) => (rows.length === most ? rows.at(-1)!.at : []));
  const until = ends.reduce((first, end) => (end < first ? end : first), settledAt);
  const ids = found.flatMap((rows) => rows.filter(({ at }) => at <= until).map(({ id }) => id));
  return { ids: [...new Set(ids)], until };
}

const readAtOnce = 300;

/** The jobs that were public once; other addresses must not be revealed. */
async function oncePublished(store: Store, ids: readonly string[]): Promise<string[]> {
  const published: string[] = [];
  for (let start = 0; start < ids.length; start += readAtOnce) {
    const refs = ids.slice(start, start + readAtOnce).map((id) => store.publishedJobs.doc(id));
    const found = await store.firestore.getAll(...refs, { fieldMask: ["at"] });
    published.push(...found.flatMap((row) => (row.exists ? row.id : [])));
  }
  return published;
}
