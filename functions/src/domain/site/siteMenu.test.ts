import { expect, test } from "vitest";
import { paths } from "./paths.ts";
import { siteMenu } from "./siteMenu.ts";

test("the menu has the site's main places in the specified order", () => {
  expect(siteMenu()).toEqual([
    { to: "/", label: "Início" },
    { to: "/vagas", label: "Vagas" },
    { to: "/publicar-vaga", label: "Publicar Vaga" },
    { to: "/enviar-curriculo", label: "Enviar Currículo" },
    { to: "/sobre", label: "Sobre" },
  ]);
});

test("'Publicar Vaga' leads a logged-in company to its own form", () => {
  expect(siteMenu(paths.companyNewJob).find(({ label }) => label === "Publicar Vaga")).toEqual({
    to: "/empresa/vagas/nova",
    label: "Publicar Vaga",
  });
});
