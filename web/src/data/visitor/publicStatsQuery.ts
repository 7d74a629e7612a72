import { collections, publicStats } from "@vagas/functions/domain/collections";
import { emptyStats } from "@vagas/functions/domain/administration/emptyStats";
import type { Stats } from "@vagas/functions/domain/administration/stats";
import { getDocument } from "../firebase/restDatabase.ts";

/** The public counts; all 0 before the first job. Throws if the read fails. */
export async function getPublicStats(): Promise<Stats> {
  const found = await getDocument(`${collections.stats}/${publicStats.id}`);
  return { ...emptyStats, ...(found?.fields as Partial<Stats> | undefined) };
}
