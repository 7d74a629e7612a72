import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { CSSModulesOptions } from "vite";

const source = join(import.meta.dirname, "..", "src");

/** The classes of all style modules, each with its file, in an order that every build shares. */
const classes = globSync("**/*.module.css", { cwd: source })
  .sort()
  .flatMap((file) => {
    const sheet = readFileSync(join(source, file), "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
    const names = [...sheet.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = ""]) => name);
    return [...new Set(names)].map((name) => `${file} ${name}`);
  });

/**
 * Short names for the classes of style modules, the same in the browser's and the server's build: a rendered page pays
 * for each of their bytes.
 */
export const classNames: CSSModulesOptions = {
  generateScopedName(name, file) {
    const place = classes.indexOf(`${relative(source, file.split("?", 1)[0]!)} ${name}`);
    // A class that was written after the development server had started.
    return place < 0 ? `new-${name}` : `_${place.toString(36)}`;
  },
};
