import type { Context } from "../context.ts";
import { alertFilters, alertListAt } from "../domain/alert/alertList.ts";
import type { ListNews } from "../domain/alert/listNews.ts";
import { type Listing, newsOfList } from "../domain/alert/planAlert.ts";
import { limits } from "../domain/limits.ts";
import { newestListings, newestListingAt } from "../store/newestListings.ts";
import { keptUntilBoardChanges } from "./keptUntilBoardChanges.ts";
import { listAnswer, type SiteAnswer } from "./siteAnswer.ts";

/** Further back nothing is new: as many jobs as the board gets in a month or two. */
const most = 200;

// Another day of work of a day is noted after its job has changed.
const newest = keptUntilBoardChanges(
  ({ store }) => newestListings(store, most),
  ({ store }) => newestListingAt(store),
);

/**
 * What is new in the list under an address's filters, as JSON (`ListNews`). The answer does not depend on who asks, nor since
 * when: caches keep it, and a device compares it with its last visit.
 */
export async function answerListNews(
  context: Context,
  query: URLSearchParams,
): Promise<SiteAnswer> {
  const { now } = context;
  const filters = alertFilters(alertListAt(query));
  const news = newsOfList(await newest(context), filters, now);
  return listAnswer(listNews(news, now));
}

function listNews(news: readonly Listing[], now: Date): ListNews {
  return {
    at: now.getTime(),
    jobs: news.slice(0, limits.followed.jobs + 1).map(({ job: { id, title, company }, at }) => ({
      id,
      title,
      company,
      at: at.getTime(),
    })),
  };
}
