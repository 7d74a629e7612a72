import { readFileSync } from "node:fs";

/** The Storage rules in force, for tests that ask them without the emulator; mutation testing puts others there. */
export const storageRules = {
  text: readFileSync(new URL("../../storage.rules", import.meta.url), "utf8"),
};
