import { readFileSync } from "node:fs";

/** The Storage rules, for tests that evaluate them without the emulator. Mutation testing replaces them. */
export const storageRules = {
  text: readFileSync(new URL("../../storage.rules", import.meta.url), "utf8"),
};
