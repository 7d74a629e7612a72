import { expect, test } from "vitest";
import { neighbours } from "../town.ts";
import { configuredNeighbours } from "./configuredNeighbours.ts";

test("the demo's neighbours come after the town's, and a board without a demo has only those", () => {
  const demo = { name: "Serra Alta", jobs: "https://vagas.serra.example/dados/vagas.json" };
  expect(configuredNeighbours("")).toEqual(neighbours);
  expect(configuredNeighbours(JSON.stringify([demo]))).toEqual([...neighbours, demo]);
});
