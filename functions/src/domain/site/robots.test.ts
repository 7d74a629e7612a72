import { expect, test } from "vitest";
import { robotsText } from "./robots.ts";

test("robots may read public pages, not accounts and signed links, and find the sitemap", () => {
  expect(robotsText("https://vagas.example")).toBe(
    "User-agent: *\nDisallow: /empresa$\nDisallow: /empresa/\nDisallow: /admin\nDisallow: /login\nDisallow: /vaga/\nDisallow: /avisos\nAllow: /\n\nSitemap: https://vagas.example/sitemap.xml\n",
  );
});
