import type { Context } from "../context.ts";
import { filtersOf } from "../domain/jobList/jobFilters.ts";
import { listTotal } from "./listTotal.ts";
import { listAnswer, type SiteAnswer } from "./siteAnswer.ts";

/**
 * The length of the list under an address's filters, as JSON: {"total":60}, null if unknown. Rules cannot tell a
 * count from a list, so a browser that counted by itself could also read any number of jobs at once.
 */
export async function answerJobTotal(
  context: Context,
  query: URLSearchParams,
): Promise<SiteAnswer> {
  const total = await listTotal(context, filtersOf(query));
  return listAnswer({ total });
}
