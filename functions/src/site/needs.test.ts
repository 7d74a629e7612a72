import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !/test(ing)?\.ts$/.test(file))
  .map((file) => readFileSync(join(import.meta.dirname, file), "utf8"));

test("public pages need only Firestore: they work without accounts, files and mails", () => {
  expect(sources.length).toBeGreaterThan(30);
  const opened = sources.flatMap((source) => source.match(/\bthe[A-Z]\w+(?=\()/g) ?? []);
  expect([...new Set(opened)]).toEqual(["theRendering"]);
  for (const source of sources)
    expect(source).not.toMatch(/openMailer|firebase-admin\/(auth|storage)/);
});
