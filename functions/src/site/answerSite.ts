import { answerFile } from "./answerFile.ts";
import { answerPage, type Means } from "./answerPage.ts";
import { plainAnswer, type SiteAnswer, withoutLastSlash } from "./siteAnswer.ts";

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
  try {
    return (
      withoutLastSlash(pathname, query.size > 0 ? `?${query.toString()}` : "") ??
      (await answerFile(means.desk, pathname, query)) ??
      (await answerPage(means, { pathname, query }))
    );
  } catch (error) {
    means.onFailure(error);
    return plainAnswer(503, "Tente de novo daqui a pouco", "no-store");
  }
}
