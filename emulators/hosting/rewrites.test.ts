import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { resumeAddress } from "@vagas/functions/domain/application/resumeFile";
import { reportAddress } from "@vagas/functions/domain/health/browserReport";
import { expect, test } from "vitest";
import { readFirebaseJson } from "../suite/firebaseConfig.ts";
import { root } from "../folders.ts";

type Rewrite = {
  source: string;
  function?: { functionId: string; region: string };
  destination?: string;
};

const rewrites = readFirebaseJson().hosting["rewrites"] as Rewrite[];
const triggers = join(root, "functions", "src", "triggers");

/** The callable functions. */
const sources = readdirSync(triggers, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".ts"),
);
const declared = sources.flatMap((file) => [
  ...readFileSync(join(triggers, file), "utf8").matchAll(
    /export const (\w+) = on(?:Page)?Call\(([^=]*)/g,
  ),
]);
const callables = declared.map(([, name]) => name!);

test("every callable function answers at the site's address, before the pages do", () => {
  const pages = rewrites.findIndex(({ destination }) => destination !== undefined);
  const called = rewrites.slice(0, pages).filter(({ source }) => source.startsWith("/api/"));
  expect(callables.length).toBeGreaterThan(0);
  expect(called).toEqual(
    [...callables, "browserErrors"].sort().map((name) => ({
      source: `/api/${name}`,
      function: { functionId: name, region: "southamerica-east1" },
    })),
  );
});

test("browsers report errors at one of these addresses", () => {
  expect(rewrites.find(({ source }) => source === reportAddress)?.function?.functionId).toBe(
    "browserErrors",
  );
});

test("stored résumés are served at the site's address, before the pages", () => {
  const first = rewrites.find(({ source }) => /^\/arquivos\/|^\*\*$/.test(source));
  expect(first).toEqual({
    source: `${resumeAddress("")}**`,
    function: { functionId: "resumeFile", region: "southamerica-east1" },
  });
});

test("none of them answers another site's pages", () => {
  expect(
    declared.filter(([, , options]) => !options!.includes("fromTheSite")).map(([, name]) => name),
  ).toEqual([]);
});
