import { expect, test } from "vitest";
import { fingerprint } from "./fingerprint.ts";
import { secret } from "./mailTesting.ts";

const email = "ana@pessoa.example";

test("an address has one fingerprint, and only the secret computes it", () => {
  const known = fingerprint("address", email, secret);
  expect(known).toMatch(/^[0-9a-f]{32}$/);
  expect(fingerprint("address", "Ana@Pessoa.example", secret)).toBe(known);
  expect(fingerprint("address", "rui@pessoa.example", secret)).not.toBe(known);
  expect(fingerprint("account", email, secret)).not.toBe(known);
  expect(fingerprint("address", email, `${secret}!`)).not.toBe(known);
});

test("accounts that differ by case have different fingerprints", () => {
  expect(fingerprint("account", "aB", secret)).not.toBe(fingerprint("account", "ab", secret));
});
