import { expect, test } from "vitest";
import { readingPageAt } from "./readingPages.ts";

test.each([
  ["/sobre", "about"],
  ["/acessibilidade", "accessibility"],
  ["/privacidade", "privacy"],
  ["/vaga-legal", "law"],
  ["/numeros", "numbers"],
])("at '%s' is the page to read '%s'", (pathname, name) => {
  expect(readingPageAt(pathname)).toBe(name);
});

test.each(["/", "/vagas", "/sobre/", "/sobre/equipe", "sobre", "/Sobre"])(
  "at '%s' is no page to read",
  (pathname) => {
    expect(readingPageAt(pathname)).toBeNull();
  },
);
