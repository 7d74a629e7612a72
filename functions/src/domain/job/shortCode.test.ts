import { expect, test } from "vitest";
import { shortCodeLetters, shortCodeOf, shortCodesFor, shownAddress } from "./shortCode.ts";

test("no two letters of a code are mixed up, and none makes a word", () => {
  for (const pair of ["0o", "1l", "1i", "5s", "2z", "8b", "6g", "9q", "9g", "uv"])
    expect([...pair].filter((letter) => shortCodeLetters.includes(letter)).length).toBeLessThan(2);
  expect(shortCodeLetters).not.toMatch(/[aeiouy]/);
  expect(new Set(shortCodeLetters).size).toBe(shortCodeLetters.length);
});

test.each([
  ["k7q2", "k7q2"],
  ["K7Q2", "k7q2"],
  ["k7qz", "k7q2"],
  ["k7q2w", "k7q2w"],
  ["k7q", null],
  ["k7q2k7q2k", null],
  ["casa", null],
  ["k7q0", null],
  ["k7-2", null],
  ["", null],
])("%j is the code %j", (typed, code) => {
  expect(shortCodeOf(typed)).toBe(code);
});

test("a job's codes are always the same, and each is one, the shortest first", () => {
  const codes = shortCodesFor("kJ2mQ0rX9aBcDeFgHiJk");
  expect(shortCodesFor("kJ2mQ0rX9aBcDeFgHiJk")).toEqual(codes);
  expect(codes.map((code) => shortCodeOf(code))).toEqual(codes);
  expect(codes.map(({ length }) => length)).toEqual([4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7]);
});

test("of 5,000 jobs each finds a free code, and most one of four letters", () => {
  const taken = new Set<string>();
  for (let i = 0; i < 5_000; i += 1) {
    const free = shortCodesFor(`vaga-${i}`).find((code) => !taken.has(code));
    expect(free).toBeDefined();
    taken.add(free!);
  }
  expect([...taken].filter(({ length }) => length === 4).length).toBeGreaterThan(4_990);
});

test("an address is shown without its protocol", () => {
  expect(shownAddress("https://vagas.example/v/k7q2")).toBe("vagas.example/v/k7q2");
  expect(shownAddress("http://localhost:5000/v/k7q2")).toBe("localhost:5000/v/k7q2");
  expect(shownAddress("vagas.example/?de=https://x")).toBe("vagas.example/?de=https://x");
});
