import { pageDataPath, parseFirstPage } from "@vagas/functions/domain/site/firstPage";
import { paths } from "@vagas/functions/domain/site/paths";
import type { Week } from "@vagas/functions/domain/week/week";
import { fetched } from "./servedPage.ts";

/** The week's jobs, and when they were read; throws if that fails. */
export async function readWeek(): Promise<{ week: Week; now: Date }> {
  const page = parseFirstPage(await fetched(pageDataPath(paths.week, "")));
  if (page.page !== "week") throw new Error(`${paths.week} has no week`);
  return page;
}
