import { pageDataPath, parseFirstPage } from "@vagas/functions/domain/site/firstPage";
import { paths } from "@vagas/functions/domain/site/paths";
import type { Week } from "@vagas/functions/domain/week/week";
import { withinLimit } from "../firebase/withinLimit.ts";
import { fetched } from "./servedPage.ts";

/** The week's jobs, and when they were read; throws if that fails or takes a minute. */
export async function readWeek(): Promise<{ week: Week; now: Date }> {
  const page = parseFirstPage(await withinLimit(() => fetched(pageDataPath(paths.week, ""))));
  if (page.page !== "week") throw new Error(`${paths.week} has no week`);
  return page;
}
