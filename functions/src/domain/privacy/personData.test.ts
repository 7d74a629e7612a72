import { expect, test } from "vitest";
import { limits } from "../limits.ts";
import { deviceActSchema } from "./deviceData.ts";
import { personDataRequestSchema } from "./personData.ts";

const phone = "(66) 99999-0000";
const id = "caixa_uid1";

const isRequest = (request: object) => personDataRequestSchema.safeParse(request).success;

test("the administrator looks a number up, however it is typed", () => {
  expect(personDataRequestSchema.parse({ act: "read", phone })).toEqual({
    act: "read",
    phone: "5566999990000",
  });
  for (const wrong of ["", "123", "66 9999"])
    expect(isRequest({ act: "read", phone: wrong })).toBe(false);
  expect(isRequest({ act: "read", phone, name: "Ana" })).toBe(false);
});

test.each([
  ["one application", [id], true],
  ["200 applications", Array<string>(200).fill(id), true],
  ["201 applications", Array<string>(201).fill(id), false],
  ["no application", [], false],
  ["an address in place of an id", ["caixa_a/b"], false],
  ["an id without an account", ["caixa"], false],
  ["an id without a job", ["_uid1"], false],
  ["an id with more around it", [`x ${id}`], false],
  ["an id that is too long", [`caixa_${"x".repeat(129)}`], false],
])("an erasure names %s: %s", (_what, applicationIds, fits) => {
  expect(isRequest({ act: "erase", phone, applicationIds })).toBe(fits);
});

test("a device corrects under the name until now, which is no longer than a name", () => {
  const { max } = limits.candidateName;
  const correction = { act: "correct", name: "Ana Lima", phone };
  const fits = (of: unknown) => deviceActSchema.safeParse({ ...correction, of }).success;
  expect([fits("x".repeat(max)), fits("x".repeat(max + 1)), fits(undefined)]).toEqual([
    true,
    false,
    false,
  ]);
});

test("neither look-up takes a request of the other page", () => {
  for (const act of ["look", "confirm", "askErasure"])
    expect([deviceActSchema.safeParse({ act }).success, isRequest({ act, phone })]).toEqual([
      false,
      false,
    ]);
});
