import { expect, test } from "vitest";
import { sitemapXml } from "./sitemap.ts";
import { siteUrl } from "../siteTesting.ts";

test("jobs are in the sitemap with their last change, their companies once and pages without a date", () => {
  const updatedAt = new Date("2026-11-21T12:00:00Z");
  const jobs = [
    { id: "a1", companyId: "c1", updatedAt },
    { id: "a2", companyId: "c1", updatedAt },
    { id: "a3", companyId: null, updatedAt },
  ];
  expect(sitemapXml(jobs, siteUrl)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://vagas.example/</loc></url>
<url><loc>https://vagas.example/vagas</loc></url>
<url><loc>https://vagas.example/sobre</loc></url>
<url><loc>https://vagas.example/acessibilidade</loc></url>
<url><loc>https://vagas.example/privacidade</loc></url>
<url><loc>https://vagas.example/vaga-legal</loc></url>
<url><loc>https://vagas.example/numeros</loc></url>
<url><loc>https://vagas.example/semana</loc></url>
<url><loc>https://vagas.example/vagas/a1</loc><lastmod>2026-11-21T12:00:00.000Z</lastmod></url>
<url><loc>https://vagas.example/vagas/a2</loc><lastmod>2026-11-21T12:00:00.000Z</lastmod></url>
<url><loc>https://vagas.example/vagas/a3</loc><lastmod>2026-11-21T12:00:00.000Z</lastmod></url>
<url><loc>https://vagas.example/empresas/c1</loc></url>
</urlset>
`);
});

test("fifty thousand addresses stay under a sitemap's fifty megabytes", () => {
  const jobs = Array.from({ length: 50_000 }, (_none, i) => ({
    id: `${"x".repeat(75)}${i}`,
    companyId: `${"y".repeat(100)}${i}`,
    updatedAt: new Date(),
  }));
  expect(Buffer.byteLength(sitemapXml(jobs, siteUrl))).toBeLessThan(50_000_000);
});
