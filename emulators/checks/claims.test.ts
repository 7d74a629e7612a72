import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../folders.ts";

// Each claim of docs/security.md and docs/asvs.md names the test that fails without it.

const read = (path: string) => readFileSync(join(root, path), "utf8");
const tests = spawnSync("git", ["ls-files", "*.test.ts", "*.test.tsx", "*.spec.ts"], {
  cwd: root,
  encoding: "utf8",
}).stdout.split("\n");
const documents = { security: read("docs/security.md"), asvs: read("docs/asvs.md") };

type Proof = { path: string; title: string | null };

/** The tests that a text names, as `path from the root`, optionally with › 'a title, or a part of one'. */
function proofsIn(text: string): Proof[] {
  const named = /`([\w./-]+\.(?:test\.tsx?|spec\.ts))`(?:\s+›\s+'([^]+?)'(?!\w))?/g;
  return [...text.matchAll(named)].map(([, path, title]) => ({
    path: path!,
    title: title?.replace(/\s+/g, " ") ?? null,
  }));
}

const isProved = (text: string) => proofsIn(text).length > 0;

describe.each(Object.entries(documents))("docs/%s.md", (_name, text) => {
  test("names existing tests by their path from the root", () => {
    const spelled = [...text.matchAll(/[\w./*-]+\.(?:test\.tsx?|spec\.ts)/g)].map(([path]) => path);
    expect(spelled.length).toBeGreaterThan(40);
    expect(spelled.filter((path) => !tests.includes(path))).toEqual([]);
    expect(spelled.length).toBe(proofsIn(text).length);
  });

  test("quotes titles that are in their files", () => {
    const quoted = proofsIn(text).filter(({ title }) => title !== null);
    expect(quoted.length).toBeGreaterThan(10);
    expect(quoted.filter(({ path, title }) => !read(path).includes(title!))).toEqual([]);
  });
});

const rows = documents.asvs
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .filter(([, id]) => /^\d+\.\d+\.\d+/.test(id ?? ""))
  .map(([, id, verdict, shown]) => ({ id: id!, verdict: verdict!, shown: shown! }));
const lintRules = (
  JSON.parse(read(".oxlintrc.json").replace(/^\s*\/\/.*$/gm, "")) as { rules: object }
).rules as Record<string, unknown>;
const isLinted = (text: string) =>
  [...text.matchAll(/oxlint `([\w/-]+)`/g)].some(([, rule]) => lintRules[rule!] === "error");
const isInDeployGuide = (text: string) =>
  [...text.matchAll(/\[deploy\.md\]\(deploy\.md\), step (\d+)/g)].some(([, step]) =>
    read("docs/deploy.md").includes(`\n## ${step}. `),
  );

/** What a row must contain for each verdict. */
const wanted: Record<string, (shown: string) => boolean> = {
  met: (shown) => isProved(shown) || isLinted(shown),
  partly: (shown) => isProved(shown) || isLinted(shown),
  platform: isInDeployGuide,
  "**not met**": (shown) => shown.includes("It would take "),
  "n/a": (shown) => shown !== "",
};

test("each row of docs/asvs.md names its test, its step of deploy.md, or what it would take", () => {
  expect(rows.length).toBeGreaterThan(90);
  expect(rows.filter(({ verdict, shown }) => !wanted[verdict]?.(shown))).toEqual([]);
});

/** The beginnings of paragraphs and tables of docs/security.md without a claim that a test could show. */
const claimless: Record<string, string> = {
  "Each was found by a test below": "says how findings were found; each names its own test",
  "`npm run hostile` attacks": "describes a check, which exits with 1 if anything gets through",
  "| attempts of each class": "holds the results of that check on one day",
  "89 bugs that no mutation tool": "counts the list of planted-bugs.md, which names the tests",
  "**A day of the dearest row": "holds a sum of the table, and what the owner may do in consoles",
  "These links act without a login": "says what the section is about",
};

type Section = { title: string; blocks: string[] };

/** The sections of docs/security.md with their paragraphs, lists, tables and numbered findings. */
const sections: Section[] = documents.security
  .split(/^## /m)
  .slice(1)
  .map((section) => {
    const [title = "", ...lines] = section.split("\n");
    const blocks = lines.join("\n").split(/\n{2,}|\n(?=\d+\. )/);
    return { title, blocks: blocks.map((block) => block.trim()).filter(Boolean) };
  });
const isTableOfProofs = (block: string) => /^\|.*\| shown by +\|\n/.test(block);
const isFinding = (block: string) => /^\d+\. /.test(block);

/** The claims of a section without a test. The section's last line may name it for all but findings and rows. */
function unproved({ title, blocks }: Section): string[] {
  const last = blocks.at(-1) ?? "";
  const isCovered = last.startsWith("Shown by ") && isProved(last);
  return blocks
    .flatMap((block) => (isTableOfProofs(block) ? block.split("\n").slice(2) : [block]))
    .filter((claim) => {
      if (isProved(claim) || claim.startsWith("```")) return false;
      if (
        isFinding(claim) ||
        blocks.some((block) => isTableOfProofs(block) && block.includes(claim))
      )
        return true;
      return !isCovered && !Object.keys(claimless).some((start) => claim.startsWith(start));
    })
    .map((claim) => `${title}: ${claim.slice(0, 60)}`);
}

test("each finding, row and paragraph of docs/security.md names its test, or its section does at the end", () => {
  expect(sections.length).toBeGreaterThan(10);
  expect(sections.flatMap(({ blocks }) => blocks).filter(isFinding).length).toBeGreaterThan(17);
  expect(sections.flatMap(unproved)).toEqual([]);
});

test("each exempt paragraph of docs/security.md still exists", () => {
  const blocks = sections.flatMap((section) => section.blocks);
  expect(
    Object.keys(claimless).filter((start) => !blocks.some((block) => block.startsWith(start))),
  ).toEqual([]);
});

test("each sum in docs/security.md comes to what it says, to a cent", () => {
  const sums = [...documents.security.matchAll(/((?:[\d,.]+ × )+[\d,.]+) = ([\d,]+\.\d\d)/g)];
  const numberOf = (text: string) => Number(text.replaceAll(",", ""));
  expect(sums.length).toBeGreaterThan(10);
  for (const [sum, factors, said] of sums) {
    const product = factors!.split(" × ").reduce((all, factor) => all * numberOf(factor), 1);
    expect([sum, Math.abs(product - numberOf(said!)) < 0.0051]).toEqual([sum, true]);
  }
});
