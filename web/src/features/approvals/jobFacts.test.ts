import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import { expect, test } from "vitest";
import { jobFacts } from "./jobFacts.ts";

test("the date below a waiting job's title is named", () => {
  const line = jobFacts(buildJob({ type: "Vendas" }), new Date("2026-11-24T12:00:00-04:00"));
  expect(line.replaceAll("\u00A0", " ")).toMatch(/ · Vendas · enviada em 24\/11\/2026$/);
});
