import { appendFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { site } from "../../emulators/folders.ts";
import { resultVariable } from "../bench/part.ts";
import { openFirst } from "../bench/scripts/firstVisit.ts";
import { type FirstVisit, mostScriptBytes } from "../bench/scripts/part.ts";
import { privateCode, privateIn, scriptsOf } from "../bench/scripts/privateCode.ts";
import { expect, lostRequest, test } from "../support/e2e.ts";

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
  const manifest = JSON.parse(
    readFileSync(join(site, ".vite", "manifest.json"), "utf8"),
  ) as Manifest;
  const [app, features] = ["src/app", "src/features"];
  const company = [`${app}/company/CompanyEntrance.tsx`, `${app}/company/CompanyArea.tsx`];
  const panel = [...company, `${features}/companies/jobs/CompanyDashboardPage.tsx`];
  const administration = [`${app}/admin/AdminArea.tsx`, `${app}/admin/adminPages.tsx`];

  expect(imported(manifest, ["shell.html", ...panel]).size).toBeLessThanOrEqual(60);
  expect(imported(manifest, ["shell.html", ...administration]).size).toBeLessThanOrEqual(75);
  const circles = Object.entries(manifest).filter(([name, { imports = [] }]) =>
    imported(manifest, imports).has(name),
  );
  expect(circles).toEqual([]);
});

type Manifest = Record<string, { imports?: string[] }>;

/** The files, and all that they import, by their names in the manifest. */
function imported(manifest: Manifest, files: readonly string[]): Set<string> {
  const all = new Set(files);
  for (const file of all) manifest[file]!.imports?.forEach((one) => all.add(one));
  return all;
}

/** Adds a line to the result of the bench, when `npm run bench` runs these tests. */
function keep(visit: FirstVisit): void {
  const file = process.env[resultVariable];
  if (file) appendFileSync(file, `${JSON.stringify(visit)}\n`);
}
