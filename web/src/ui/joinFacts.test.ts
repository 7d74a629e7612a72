import { expect, test } from "vitest";
import { joinFacts } from "./joinFacts.ts";

test("a dot stays with the fact before it, and never begins a line", () => {
  expect(joinFacts("Auto Posto Roncador", "Canabrava do Norte")).toBe(
    "Auto Posto Roncador\u00A0· Canabrava do Norte",
  );
});

test("empty facts leave no dot, and sums stay whole", () => {
  expect(joinFacts("", null, "Padaria", undefined, false, "R$ 90,00")).toBe(
    "Padaria\u00A0· R$\u00A090,00",
  );
});
