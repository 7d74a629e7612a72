import { expect, test } from "vitest";
import { escapeXml } from "./escapeXml.ts";
import { hostileTexts } from "../siteTesting.ts";

test.each(Object.entries(hostileTexts))(
  "%s becomes valid XML characters, without markup",
  (_what, text) => {
    const escaped = escapeXml(text);
    expect(escaped).not.toMatch(/[<>"']|&(?!#\d+;)/);
    expect(escaped.isWellFormed()).toBe(true);
    expect(escaped).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
  },
);

test("characters that XML forbids are left out", () => {
  expect(escapeXml("a\u0001b\ud83cc")).toBe("abc");
});

test("emoji, accents and line breaks stay", () => {
  expect(escapeXml("Operário 👩🏽‍🌾\n\tção")).toBe("Operário 👩🏽‍🌾\n\tção");
});
