import { expect, test } from "vitest";
import { maskedPhone, spacedPhone } from "./shownPhone.ts";

test.each([
  ["5566998765432", "(66) 9 9876-5432", "(66) •••••-5432"],
  ["5566999990000", "(66) 9 9999-0000", "(66) •••••-0000"],
  ["556635691234", "(66) 3569-1234", "(66) ••••-1234"],
  ["ramal 12", "ramal 12", "ramal 12"],
])("%s is read back as %s, and hinted at as %s", (digits, spaced, masked) => {
  expect(spacedPhone(digits)).toBe(spaced);
  expect(maskedPhone(digits)).toBe(masked);
});
