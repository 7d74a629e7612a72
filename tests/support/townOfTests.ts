import { readFileSync } from "node:fs";
import type { Plugin } from "vitest/config";

/** The tests tell of one town, so that they hold in the board of any. */
export const townOfTests: Plugin = {
  name: "town-of-the-tests",
  enforce: "pre",
  load: (id) =>
    id.endsWith("/functions/src/domain/town.ts")
      ? readFileSync("tests/support/testTown.ts", "utf8")
      : null,
};
