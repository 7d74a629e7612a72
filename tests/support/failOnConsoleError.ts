import { afterEach, beforeEach } from "vitest";

const real = console.error;
let said: string[] = [];

beforeEach(() => {
  said = [];
  console.error = (...words: unknown[]) => {
    said.push(words.map(String).join(" "));
    real(...words);
  };
});

/** A test that expects an error replaces console.error itself; any other error fails. */
afterEach(() => {
  console.error = real;
  if (said.length > 0) throw new Error(`console.error was called:\n${said.join("\n")}`);
});
