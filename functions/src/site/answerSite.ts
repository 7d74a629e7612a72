import { answerFile, isForMachines } from "./answerFile.ts";
import { answerPage, type Means, pageLater } from "./answerPage.ts";
import { answerShortAddress } from "./answerShortAddress.ts";
import { inTime } from "../inTime.ts";
import { plainAnswer, plainLater, type SiteAnswer, toOneAddress } from "./siteAnswer.ts";

/**
 * How long an answer may take, in milliseconds. An unreachable database keeps its clients waiting for a minute;
 * visitors get an answer within five seconds, including the network and an instance's start.
 */
const longestMs = 3_000;

/**
 * Answers a request for a public page or a machine's file by its address only (path and query, as spelled): nothing
 * else of the request is read, so every answer may be cached for everybody.
 */
export async function answerSite(
  means: Means,
  method: string,
  address: string,
): Promise<SiteAnswer> {
  // Appended to a host instead of resolved against one: a path that begins with '//' would name another host.
  const { pathname, searchParams: query } = new URL(`http://site${address}`);
  const answer =
    method === "GET" || method === "HEAD"
      ? await fileOrPage(means, pathname, query)
      : plainAnswer(405, "Método não permitido", "no-store");
  // The headers of every page, overridden by those of this answer.
  return { ...answer, headers: { ...means.rendering.headers, ...answer.headers } };
}

async function fileOrPage(
  means: Means,
  pathname: string,
  query: URLSearchParams,
): Promise<SiteAnswer> {
  const moved = toOneAddress(pathname, query.size > 0 ? `?${query.toString()}` : "");
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
  return (
    (await answerFile(means.context, pathname, query)) ??
    (await answerShortAddress(means.context, pathname)) ??
    answerPage(means, { pathname, query })
  );
}
