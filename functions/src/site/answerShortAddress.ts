import type { Context } from "../context.ts";
import { shortCodeOf } from "../domain/job/shortCode.ts";
import { paths, shortAddressPart } from "../domain/site/paths.ts";
import { cacheControl, type SiteAnswer } from "./siteAnswer.ts";

/** Leads from a short address to its job's page, for one read; null for every other address. */
export async function answerShortAddress(
  { store }: Context,
  pathname: string,
): Promise<SiteAnswer | null> {
  const code = shortCodeOf(shortAddressPart(pathname) ?? "");
  if (code === null) return null;
  const found = (await store.shortCodes.doc(code).get()).data();
  if (found === undefined) return null;
  // A code stays with its job, whose page says when it is over.
  return {
    status: 301,
    headers: { Location: paths.job(found.jobId), "Cache-Control": cacheControl.deployed },
    body: "",
  };
}
