import { expect, test } from "vitest";
import { candidateStages, isChosenStage } from "./stage.ts";

test("a company chooses every stage but the end of its job, and no other word", () => {
  expect(candidateStages.filter(isChosenStage)).toEqual([
    "nova",
    "vista",
    "emConversa",
    "contratada",
    "naoSelecionada",
  ]);
  expect(isChosenStage("recusada")).toBe(false);
});
