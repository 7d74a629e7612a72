import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { Erased } from "./Erased.tsx";

test("the word of an erasure, with its receipt below, can take the focus of the pressed button", () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Erased receipt="ABCDEF012345" />
    </MemoryRouter>,
  );
  expect(html).toMatch(/<h2[^>]* tabindex="-1"[^>]*>Seus dados foram apagados.*ABCDEF012345/);
});
