import { addressOf, type JobFilters } from "@vagas/functions/domain/jobList/jobFilters";
import type { ShownNeighbour } from "@vagas/functions/domain/neighbours/shownNeighbour";
import { neighboursPath } from "@vagas/functions/domain/site/paths";
import { fetched } from "./servedPage.ts";

/** The neighbours below the list under these filters; throws if the request fails. */
export async function readNeighbours(filters: JobFilters): Promise<ShownNeighbour[]> {
  const answer = await fetched(`${neighboursPath}?${addressOf(filters)}`);
  return (JSON.parse(answer) as { neighbours: ShownNeighbour[] }).neighbours;
}
