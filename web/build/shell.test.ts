import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { darkPalette, lightPalette } from "../src/theme/palette.ts";

const web = join(import.meta.dirname, "..");
const shell = readFileSync(join(web, "shell.html"), "utf8");
const rules = readFileSync(join(web, "src", "splash.css"), "utf8")
  .replace(/\/\*.*?\*\//gs, "")
  .split("}");

/** The value of a property in a rule of the shell's style sheet. */
function declared(selector: string, property: string): string | undefined {
  const rule = rules.find((text) => text.trim().startsWith(`${selector} {`));
  return rule?.match(new RegExp(`\\b${property}: ([^;]+);`))?.[1];
}

test.each([
  ["light", lightPalette, ":root", ".splash svg"],
  [
    "dark",
    darkPalette,
    ':root[data-color-scheme="dark"]',
    ':root[data-color-scheme="dark"] .splash svg',
  ],
] as const)(
  "before any script runs, the page has the colours of the %s scheme",
  (scheme, { background, text, primary }, root, mark) => {
    expect(declared(root, "background")).toBe(background.default.toLowerCase());
    expect(declared(root, "color")).toBe(text.primary.toLowerCase());
    expect(declared(mark, "fill")).toBe(primary.main.toLowerCase());
    expect(shell).toContain(
      `<meta name="theme-color" content="${background.default}" media="(prefers-color-scheme: ${scheme})" />`,
    );
  },
);
