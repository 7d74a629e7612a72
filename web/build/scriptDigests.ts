import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/**
 * Gives each script of a page the digest of its bytes (`integrity`): the browser runs no others, wherever they come
 * from.
 */
export function scriptDigests(): Plugin {
  return {
    name: "script-digests",
    apply: "build",
    // Of the files as written, because other plugins change them until then.
    writeBundle({ dir = "" }, bundle) {
      for (const name of Object.keys(bundle).filter((file) => file.endsWith(".html"))) {
        const page = readFileSync(join(dir, name), "utf8");
        writeFileSync(
          join(dir, name),
          page.replace(
            /<script\b[^>]*? src="\/(assets\/[^"]+)"/g,
            (element, script: string) => `${element} integrity="${digest(join(dir, script))}"`,
          ),
        );
      }
    },
  };
}

function digest(file: string): string {
  return `sha384-${createHash("sha384").update(readFileSync(file)).digest("base64")}`;
}
