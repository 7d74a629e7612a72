import { expect, test } from "vitest";
import { escapeHtml } from "./escapeHtml.ts";

test("characters with a meaning in HTML become numeric references, everywhere in the text", () => {
  expect(escapeHtml(`<a href="x" title='y'>&&</a>`)).toBe(
    "&#60;a href=&#34;x&#34; title=&#39;y&#39;&#62;&#38;&#38;&#60;/a&#62;",
  );
});

test("other text stays as it is", () => {
  expect(escapeHtml("Operário(a) – R$ 1.900,00; 😀\n")).toBe("Operário(a) – R$ 1.900,00; 😀\n");
});
