import { neighbours } from "../town.ts";
import type { Neighbour } from "./neighbour.ts";

/** The town's neighbours, and those of the demo, a list as JSON; "" for none. */
export function configuredNeighbours(demo: string): readonly Neighbour[] {
  return demo === "" ? neighbours : [...neighbours, ...(JSON.parse(demo) as Neighbour[])];
}
