import { neighbours } from "../town.ts";
import type { Neighbour } from "./neighbour.ts";

/** The town's neighbours and the demo's. `demo`: those of the demo as JSON, or '' for none. */
export function configuredNeighbours(demo: string): readonly Neighbour[] {
  return demo === "" ? neighbours : [...neighbours, ...(JSON.parse(demo) as Neighbour[])];
}
