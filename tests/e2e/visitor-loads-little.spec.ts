import { appendFileSync } from "node:fs";
import { site } from "../../emulators/folders.ts";
import { resultVariable } from "../bench/part.ts";
import { openFirst } from "../bench/scripts/firstVisit.ts";
import { type FirstVisit, mostScriptBytes } from "../bench/scripts/part.ts";
import { privateCode, privateIn, scriptsOf } from "../bench/scripts/privateCode.ts";
import { expect, lostRequest, test } from "../support/e2e.ts";
import { readBuildManifest, scriptsOf as filesOf } from "../../web/build/buildManifest.ts";

/** Every page that a visit may begin with. /publicar-vaga redirects visitors to the company's login. */
const pages = [
  "/",
  "/vagas",
  "/vagas?busca=caixa",
  "/vagas/mercado-araguaia-caixa",
  "/enviar-curriculo",
  "/denunciar?vaga=mercado-araguaia-caixa",
  "/sobre",
  "/acessibilidade",
  "/vaga-legal",
  "/numeros",
  "/pagina-que-nao-existe",
];

for (const address of pages) {
  test(`a first visit to ${address} loads little, and nothing that visitors do not need`, async ({
    page,
    expectConsole,
  }) => {
    if (address === "/pagina-que-nao-existe") expectConsole(lostRequest);
    const { scripts, documents } = await openFirst(page, address);
    const bytes = scripts.reduce((sum, { gzipped }) => sum + gzipped, 0);
    keep({ page: address, scripts: scripts.length, bytes, documents });

    expect(scripts.length).toBeGreaterThan(0);
    expect
      .soft(bytes, scripts.map(({ path, gzipped }) => `${gzipped} ${path}`).join("\n"))
      .toBeLessThanOrEqual(mostScriptBytes);
    expect
      .soft(
        scripts.flatMap(({ path, text }) => privateIn(text).map((what) => `${what} in ${path}`)),
      )
      .toEqual([]);
    // Public data comes with the page; the other pages show no data.
    expect.soft(documents).toBe(0);
  });
}

test("the code that visitors do not load exists", () => {
  const everything = scriptsOf(site);
  expect(privateCode.filter(([, marker]) => !everything.includes(marker))).toEqual([]);
});

test("the panels ask for few files, and no two files import each other, even through others", () => {
  const manifest = readBuildManifest(site);
  const filesFor = (...modules: string[]) =>
    new Set(["shell.html", ...modules].flatMap((module) => [...filesOf(manifest, module)])).size;
  const [app, features] = ["src/app", "src/features"];
  const company = [`${app}/company/CompanyEntrance.tsx`, `${app}/company/CompanyArea.tsx`];

  expect(
    filesFor(...company, `${features}/companies/jobs/CompanyDashboardPage.tsx`),
  ).toBeLessThanOrEqual(60);
  expect(filesFor(`${app}/admin/AdminArea.tsx`, `${app}/admin/adminPages.tsx`)).toBeLessThanOrEqual(
    75,
  );

  const circles = Object.keys(manifest).filter((name) =>
    (manifest[name]!.imports ?? []).some((imported) =>
      filesOf(manifest, imported).has(manifest[name]!.file),
    ),
  );
  expect(circles).toEqual([]);
});

/** Adds a line to the result of the bench, when `npm run bench` runs these tests. */
function keep(visit: FirstVisit): void {
  const file = process.env[resultVariable];
  if (file) appendFileSync(file, `${JSON.stringify(visit)}\n`);
}
