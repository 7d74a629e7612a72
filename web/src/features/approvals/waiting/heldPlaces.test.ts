import { expect, test } from "vitest";
import { heldPlaces } from "./heldPlaces.ts";

const held = (before: string, live: string, keep: string) =>
  heldPlaces([...before], [...live], (letter) => letter, new Set(keep)).join("");

test.each([
  ["one in the middle", "abc", "ac", "b", "abc"],
  ["the first", "abc", "bc", "a", "abc"],
  ["the last", "abc", "ab", "c", "abc"],
  ["several in a row", "abcd", "d", "abc", "abcd"],
  ["one that is still listed", "abc", "abc", "b", "abc"],
  ["one below something new", "abc", "xac", "b", "xabc"],
  ["one whose neighbour left", "abc", "c", "b", "bc"],
  ["none", "abc", "ac", "", "ac"],
])("%s keeps its place", (_which, before, live, keep, shown) => {
  expect(held(before, live, keep)).toBe(shown);
});
