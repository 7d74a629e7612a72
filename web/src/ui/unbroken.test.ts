import { expect, test } from "vitest";
import { unbroken } from "./unbroken.ts";

test("a sum stays on one line, the words around it may wrap", () => {
  expect(unbroken("R$ 1.780,00 + diária de R$ 90,00")).toBe(
    "R$\u00A01.780,00 + diária de R$\u00A090,00",
  );
  expect(unbroken("A combinar")).toBe("A combinar");
});
