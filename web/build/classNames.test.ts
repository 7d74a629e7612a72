import { join } from "node:path";
import { expect, test } from "vitest";
import { classNames } from "./classNames.ts";

const shortOf = classNames.generateScopedName as (
  name: string,
  file: string,
  css: string,
) => string;
const at = (file: string) => join(import.meta.dirname, "..", "src", file);

test("a class has one short name in every build, and its own", () => {
  const link = shortOf("link", at("ui/TextLink.module.css"), "");
  expect(link).toMatch(/^_[0-9a-z]{1,3}$/);
  expect(shortOf("link", at("ui/TextLink.module.css?used"), "")).toBe(link);
  expect(shortOf("link", at("ui/CardLink.module.css"), "")).not.toBe(link);
});

test("a class that was written after the start has a name too", () => {
  expect(shortOf("fresh", at("ui/TextLink.module.css"), "")).toBe("new-fresh");
});
