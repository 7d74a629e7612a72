import { expect, test } from "vitest";
import { addDays } from "../dates.ts";
import { type DeactivatedCompany, planDeactivated, planReturned } from "./returnedCompany.ts";
import { returnedText } from "./returnedText.ts";

const now = new Date("2026-11-21T12:00:00Z");
const before = addDays(now, -9);
const standing: DeactivatedCompany = { keys: ["cnpj"], deletedAt: null, expiresAt: null };
const deleted: DeactivatedCompany = {
  keys: ["address", "cnpj"],
  deletedAt: before,
  expiresAt: addDays(before, 730),
};

test.each([
  ["an active company", undefined, { active: true }, true, null],
  ["one that is active again", standing, { active: true }, false, null],
  ["one that was deleted while it was active", undefined, undefined, true, null],
  ["one that was deleted before anything was known of it", undefined, undefined, undefined, null],
  [
    "a deactivated one",
    undefined,
    { active: false },
    true,
    { keys: ["address"], deletedAt: null, expiresAt: null },
  ],
  [
    "a deactivated one that has another address by now",
    standing,
    { active: false },
    false,
    { keys: ["address", "cnpj"], deletedAt: null, expiresAt: null },
  ],
  [
    "one that was deleted while it was deactivated",
    standing,
    undefined,
    false,
    { keys: ["address", "cnpj"], deletedAt: now, expiresAt: addDays(now, 730) },
  ],
  [
    "one whose deactivation was not heard of before its deletion",
    undefined,
    undefined,
    false,
    { keys: ["address"], deletedAt: now, expiresAt: addDays(now, 730) },
  ],
  [
    "one whose deactivation is heard of once more, after its deletion",
    standing,
    undefined,
    true,
    { keys: ["address", "cnpj"], deletedAt: now, expiresAt: addDays(now, 730) },
  ],
  ["one whose deletion is heard of once more", deleted, undefined, false, deleted],
] as const)("the record of %s", (_which, kept, row, wasActive, expected) => {
  expect(planDeactivated(kept, row, { keys: ["address"], wasActive, now })).toEqual(expected);
});

const own = { cnpj: "cnpj", email: "address" };

test("a company matches those with its CNPJ or address, and the last deleted one counts", () => {
  const older = { ...deleted, keys: ["cnpj"], deletedAt: addDays(before, -1) };
  expect(planReturned(own, [older, { ...deleted, keys: ["cnpj"] }, standing], now)).toEqual({
    cnpj: { deletedAt: before },
    email: null,
    expiresAt: addDays(before, 730),
  });
  expect(planReturned(own, [standing, { ...deleted, keys: ["address"] }], now)).toEqual({
    cnpj: { deletedAt: null },
    email: { deletedAt: before },
    expiresAt: addDays(before, 730),
  });
  expect(planReturned({ ...own, cnpj: null }, [standing], now)).toBeNull();
  expect(planReturned(own, [{ ...standing, keys: ["another"] }], now)).toBeNull();
});

test("a company with the address alone of one that is still deactivated is marked from now on", () => {
  expect(planReturned(own, [{ ...standing, keys: ["address"] }], now)).toEqual({
    cnpj: null,
    email: { deletedAt: null },
    expiresAt: addDays(now, 730),
  });
});

test.each([
  ["CNPJ", { cnpj: before, address: addDays(before, -1) }],
  ["address", { cnpj: addDays(before, -1), address: before }],
])(
  "the mark stays as long as the later record, here that of the %s",
  (_which, { cnpj, address }) => {
    const found = [
      { ...deleted, keys: ["cnpj"], deletedAt: cnpj },
      { ...deleted, keys: ["address"], deletedAt: address },
    ];
    expect(planReturned(own, found, now)).toEqual({
      cnpj: { deletedAt: cnpj },
      email: { deletedAt: address },
      expiresAt: addDays(before, 730),
    });
  },
);

test("an expired record matches nothing, even before it is purged", () => {
  const moment = 1 / 86_400_000;
  expect(planReturned(own, [{ ...deleted, expiresAt: now }], now)).toBeNull();
  expect(planReturned(own, [{ ...deleted, expiresAt: addDays(now, moment) }], now)).not.toBeNull();
});

const like = (deletedAt: Date | null) => ({ deletedAt });

test.each([
  [
    { cnpj: like(now), email: null },
    ["Mesmo CNPJ de uma empresa excluída em 21/11/2026, que estava desativada"],
  ],
  [
    { cnpj: null, email: like(now) },
    ["Mesmo e-mail de uma empresa excluída em 21/11/2026, que estava desativada"],
  ],
  [
    { cnpj: like(now), email: like(now) },
    ["Mesmo CNPJ e mesmo e-mail de uma empresa excluída em 21/11/2026, que estava desativada"],
  ],
  [
    { cnpj: like(null), email: like(now) },
    [
      "Mesmo CNPJ de uma empresa que está desativada",
      "Mesmo e-mail de uma empresa excluída em 21/11/2026, que estava desativada",
    ],
  ],
])("the match is described to the administrator in words: %#", (returned, sentences) => {
  expect(returnedText(returned)).toEqual(sentences);
});
