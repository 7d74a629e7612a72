import type { Desk } from '../../desk.ts';
import { isExpired } from '../../domain/jobStanding.ts';
import { paths } from '../../domain/paths.ts';
import { readBoardMark, readOpenJobMarks, type JobMark } from '../../store/openJobs.ts';
import type { Store } from '../../store/store.ts';
import { escapeXml } from './escapeXml.ts';
import { cacheControl, type SiteAnswer } from '../siteAnswer.ts';

/** What a sitemap may hold (sitemaps.org). */
const mostAddresses = 50_000;

/** Pages about no job in particular; when they changed is not kept, and a guess would be a lie. */
const pages = [paths.home, paths.jobs, paths.about, paths.accessibility, paths.privacy];

type Kept = { board: string; jobs: JobMark[] };

// Reading a board of 20,000 jobs costs 20,000 reads, and anybody may ask: what an instance has read serves until the
// board changes, which two reads tell.
const keptOf = new WeakMap<Store, Promise<Kept>>();

/** The addresses of the open jobs with the time of their last change, and of the pages that are always there. */
export async function answerSitemap({ store, now, siteUrl }: Desk): Promise<SiteAnswer> {
  const jobs = (await openJobMarks(store)).filter((job) => !isExpired(job, now));
  return {
    status: 200,
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': cacheControl.decided },
    body: sitemapXml(jobs, siteUrl),
  };
}

/** `siteUrl` has no slash at the end. */
export function sitemapXml(jobs: readonly Pick<JobMark, 'id' | 'updatedAt'>[], siteUrl: string): string {
  const addresses = [
    ...pages.map((path) => `<url><loc>${escapeXml(siteUrl + path)}</loc></url>`),
    ...jobs.map(({ id, updatedAt }) => `<url><loc>${escapeXml(siteUrl + paths.job(id))}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>`),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.join('\n')}\n</urlset>\n`;
}

async function openJobMarks(store: Store): Promise<JobMark[]> {
  const [board, kept] = await Promise.all([readBoardMark(store), keptOf.get(store)]);
  if (kept?.board === board) return kept.jobs;
  const read = readOpenJobMarks(store, mostAddresses - pages.length).then((jobs) => ({ board, jobs }));
  keptOf.set(store, read);
  // A read that failed must not be what the next one gets.
  read.catch(() => keptOf.delete(store));
  return (await read).jobs;
}
