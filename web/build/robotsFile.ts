import { robotsText } from "@vagas/functions/domain/site/robots";
import { town } from "@vagas/functions/domain/town";
import type { Plugin } from "vite";

/** Writes robots.txt into the build. */
export function robotsFile(): Plugin {
  return {
    name: "robots-file",
    apply: "build",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "robots.txt", source: robotsText(town.siteUrl) });
    },
  };
}
