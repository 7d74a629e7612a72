import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { PublicFooter } from "./PublicFooter.tsx";

test("the footer leads to a person's own applications, before their data", () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <PublicFooter />
    </MemoryRouter>,
  );
  const links = [...html.matchAll(/href="(\/[^"]*)"[^>]*>([^<]+)</g)].map(([, ...link]) => link);
  const own = links.findIndex(([, label]) => label === "Minhas candidaturas");
  expect(links.slice(own, own + 2)).toEqual([
    ["/minhas-candidaturas", "Minhas candidaturas"],
    ["/meus-dados", "Meus dados"],
  ]);
});
