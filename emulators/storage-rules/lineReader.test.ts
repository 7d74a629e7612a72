import { expect, test } from "vitest";
import { LineReader } from "./lineReader.ts";

function read(...pieces: string[]): { lines: string[]; refused: string[] } {
  const lines: string[] = [];
  const refused: string[] = [];
  const reader = new LineReader(
    (line) => lines.push(line),
    (end) => refused.push(end),
  );
  for (const piece of pieces) reader.read(piece);
  return { lines, refused };
}

test("lines may come in pieces, several at once, and with Windows line ends", () => {
  expect(read("a", "b\nc\r\n", "\nd").lines).toEqual(["ab", "c", ""]);
});

test("a line that is too long is refused by its end, and the next one is read", () => {
  const piece = "x".repeat(1024 * 1024);
  const { lines, refused } = read(...Array.from({ length: 9 }, () => piece), '"id":7}\nnext\n');
  expect(lines).toEqual(["next"]);
  expect(refused).toEqual([expect.stringMatching(/^x{1,200}"id":7\}$/)]);
});
