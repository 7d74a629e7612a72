import { neighbours } from "@vagas/functions/domain/town";
import type { Plugin } from "vite";

/** The demo's neighbour needs the code too. */
const isNeeded = neighbours.length > 0 || process.env["VAGAS_NEIGHBOUR"] === "1";

/**
 * In a town with neighbours, the list's page imports its results from ResultsAndNeighbours.tsx. The pages of other towns
 * contain none of that code. A condition in the page would not do: imports, used or not, decide which modules share a
 * file.
 */
export function neighbourCode(): Plugin {
  return {
    name: "neighbour-code",
    enforce: "pre",
    resolveId(source, importer) {
      const isOfList = source === "./JobResults.tsx" && importer?.endsWith("/JobListPage.tsx");
      return isNeeded && isOfList ? this.resolve("./ResultsAndNeighbours.tsx", importer) : null;
    },
  };
}
