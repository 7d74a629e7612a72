import { answerFile, isForMachines } from "./answerFile.ts";
import { answerPage, type Means, pageLater } from "./answerPage.ts";
import { inTime } from "../inTime.ts";
import { plainAnswer, plainLater, type SiteAnswer, withoutLastSlash } from "./siteAnswer.ts";

/**
 * How long an answer may take, in milliseconds. A database out of reach keeps its clients waiting for a minute; whoever
 * asks is to hear of it within five seconds, the line and the start of an instance included.
 */
const longestMs = 3_000;

/**
 * Answers a request for a public page, or for a file that machines ask for, by its address alone (path and query, as the
 * request spells them): nothing about who asks is read, so that whatever is answered may be kept for everybody.
 */
export async function answerSite(
  means: Means,
  method: string,
  address: string,
): Promise<SiteAnswer> {
  // Put behind a host rather than resolved against one: a path that begins with '//' would name another host, or none.
  const { pathname, searchParams: query } = new URL(`http://site${address}`);
  const answer =
    method === "GET" || method === "HEAD"
      ? await fileOrPage(means, pathname, query)
      : plainAnswer(405, "Método não permitido", "no-store");
  // The headers of every page, under those that this answer has of its own.
  return { ...answer, headers: { ...means.rendering.headers, ...answer.headers } };
}

async function fileOrPage(
  means: Means,
  pathname: string,
  query: URLSearchParams,
): Promise<SiteAnswer> {
  const moved = withoutLastSlash(pathname, query.size > 0 ? `?${query.toString()}` : "");
  if (moved !== null) return moved;
  try {
    return await inTime(made(means, pathname, query), longestMs);
  } catch (error) {
    means.onFailure(error);
    return isForMachines(pathname)
      ? plainLater("Tente de novo daqui a pouco")
      : pageLater(means.rendering);
  }
}

async function made(means: Means, pathname: string, query: URLSearchParams): Promise<SiteAnswer> {
  const file = await answerFile(means.context, pathname, query);
  return file ?? answerPage(means, { pathname, query });
}
