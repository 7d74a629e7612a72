import { expect, test } from "vitest";
import { cardIdOf, cardOwnerOf } from "./cardOwner.ts";

const secret = "a secret of thirty-two characters";

test("a person's card has one id for the address in any case, and only the secret computes it", () => {
  const id = cardIdOf({ email: "ana@pessoa.example" }, secret);
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(cardIdOf({ email: "Ana@Pessoa.example" }, secret)).toBe(id);
  expect(cardIdOf({ email: "ana@pessoa.example" }, "another secret of many characters")).not.toBe(
    id,
  );
});

test("the card of a person without an address belongs to the account that applied", () => {
  expect(cardOwnerOf({ resumeId: "vaga-1_Uid1", email: null })).toEqual({ uid: "Uid1" });
  expect(cardOwnerOf({ resumeId: "banco_Uid1", email: null })).toEqual({ uid: "Uid1" });
  const id = cardIdOf({ uid: "Uid1" }, secret);
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(cardIdOf({ uid: "uid1" }, secret)).not.toBe(id);
  expect(cardIdOf({ email: "Uid1" }, secret)).not.toBe(id);
});

test("an empty address is no owner, whom many persons would share", () => {
  expect(cardOwnerOf({ resumeId: "banco_Uid1", email: "" })).toEqual({ uid: "Uid1" });
});
