import { expect, test } from "vitest";
import { cardIdOf } from "./shownEntry.ts";

test("a person's card has one id for the address in any case, and only the secret computes it", () => {
  const id = cardIdOf("ana@pessoa.example", "a secret of thirty-two characters");
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(cardIdOf("Ana@Pessoa.example", "a secret of thirty-two characters")).toBe(id);
  expect(cardIdOf("ana@pessoa.example", "another secret of many characters")).not.toBe(id);
});
