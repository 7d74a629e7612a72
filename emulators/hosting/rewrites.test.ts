import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { resumeAddress } from "@vagas/functions/domain/application/resumeFile";
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

/** The functions that pages call. */
const sources = readdirSync(triggers, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".ts"),
);
const declared = sources.flatMap((file) => [
  ...readFileSync(join(triggers, file), "utf8").matchAll(
    /export const (\w+) = on(?:Page)?Call\(([^=]*)/g,
  ),
]);
const callables = declared.map(([, name]) => name!);

test("every function that pages call answers at the address of the site, before the pages do", () => {
  const pages = rewrites.findIndex(({ destination }) => destination !== undefined);
  const called = rewrites.slice(0, pages).filter(({ source }) => source.startsWith("/api/"));
  expect(callables.length).toBeGreaterThan(0);
  expect(called).toEqual(
    [...callables].sort().map((name) => ({
      source: `/api/${name}`,
      function: { functionId: name, region: "southamerica-east1" },
    })),
  );
});

test("stored résumés are fetched at the address of the site, before the pages", () => {
  const first = rewrites.find(({ source }) => /^\/arquivos\/|^\*\*$/.test(source));
  expect(first).toEqual({
    source: `${resumeAddress("")}**`,
    function: { functionId: "resumeFile", region: "southamerica-east1" },
  });
});

test("none of them answers the pages of another site", () => {
  expect(
    declared.filter(([, , options]) => !options!.includes("fromTheSite")).map(([, name]) => name),
  ).toEqual([]);
});
