import { readFileSync } from "node:fs";
import { collections } from "@vagas/functions/domain/collections";
import { beforeEach, describe, expect, test } from "vitest";
import { load } from "../../emulators/storage-rules/load.ts";
import { type Actor, everyone } from "../support/actors.ts";
import { verdict } from "./cases.ts";
import { SharedData } from "./gate.ts";
import { givenTheFiles, givenTheMatrix } from "./matrix/documents.ts";
import { operations } from "./matrix/operations.ts";
import { type Row, table } from "./matrix/matrixTable.ts";

const data = new SharedData(givenTheMatrix);
beforeEach(() => data.prepare());

/** The first actor who may: the positive control for every refusal of the row. */
function whoMay({ allowed }: Row): Actor | undefined {
  return everyone.find((actor) => allowed[actor]);
}

const needsFiles = ({ noun, request }: Row) =>
  (noun === "a stored résumé" || noun === "a file elsewhere") && !request.startsWith("create");

/** Those who may not come first, so that the first who may sends the request with the very data of their refusals. */
const cellsOf = (row: Row) =>
  [
    ...everyone.filter((actor) => !row.allowed[actor]),
    ...everyone.filter((actor) => row.allowed[actor]),
  ].map((actor) => [actor, row.allowed[actor] ? "yes" : "no"] as const);

/** Whether an accepted request of the row only reads; a refused one changes nothing either. */
const reads = ({ request }: Row) => /^(get|list)\b/.test(request);

describe.each(table.map((row) => [row.noun, row.request, row] as const))(
  "%s: %s",
  (noun, request, row) => {
    const send = operations[noun]![request]!;
    if (needsFiles(row)) beforeEach(givenTheFiles);

    test.each(cellsOf(row))("%s: %s", async (actor) => {
      const isAllowed = row.allowed[actor];
      await data.during(verdict(isAllowed, send(actor)), !isAllowed || reads(row));
    });
  },
);

describe("the matrix", () => {
  test("gives a reason where nobody may, and only there", () => {
    for (const row of table)
      expect([row.noun, row.request, row.reason === null]).toEqual([
        row.noun,
        row.request,
        whoMay(row) !== undefined,
      ]);
  });

  test("has one request for every row, and one row for every request", () => {
    const rows = table.map(({ noun, request }) => `${noun}: ${request}`);
    const requests = Object.entries(operations).flatMap(([noun, of]) =>
      Object.keys(of).map((request) => `${noun}: ${request}`),
    );
    expect(rows.toSorted()).toEqual(requests.toSorted());
  });

  test("covers all five methods of every collection and of the bucket", () => {
    const nounsOf: Record<string, string[]> = { jobs: ["jobs", "a listed job"] };
    for (const collection of [
      ...Object.values(collections),
      "a collection nobody named",
      "a stored résumé",
      "a file elsewhere",
    ]) {
      const nouns = nounsOf[collection] ?? [collection];
      const methods = table
        .filter(({ noun }) => nouns.includes(noun))
        .map(({ request }) => request.split(" ")[0]);
      expect([collection, new Set(methods)]).toEqual([
        collection,
        new Set(["get", "list", "create", "update", "delete"]),
      ]);
    }
  });

  test("covers every collection in the rules", () => {
    const rules = readFileSync(new URL("../../firestore.rules", import.meta.url), "utf8");
    const roots = load({ file: "firestore.rules", text: rules })
      .ruleset!.services.flatMap((service) => service.matches)
      .flatMap(({ matches }) => matches);
    for (const { segments } of roots)
      expect(Object.keys(operations)).toContain(
        segments[0]!.kind === "exact" ? segments[0]!.text : "{}",
      );
  });
});
