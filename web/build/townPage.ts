import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { escapeHtml } from "@vagas/functions/domain/text/escapeHtml";
import { homeDescription } from "@vagas/functions/domain/site/pageTitle";
import { paths } from "@vagas/functions/domain/site/paths";
import { plainMenuId, siteMenu } from "@vagas/functions/domain/site/siteMenu";
import { town } from "@vagas/functions/domain/town";
import type { Plugin } from "vite";
import { lightPalette } from "../src/theme/palette.ts";

/** The names of the shell and the installed application, from the town's file; icons, from the one logo. */
export function townPage(): Plugin {
  return {
    name: "town-page",
    transformIndexHtml: (html) =>
      html
        .replaceAll("%boardName%", () => escapeHtml(town.boardName))
        .replaceAll("%description%", () => escapeHtml(homeDescription))
        .replaceAll("%menu%", plainMenu),
    generateBundle() {
      const emit = (fileName: string, source: string | Uint8Array) =>
        this.emitFile({ type: "asset", fileName, source });
      emit("manifest.webmanifest", JSON.stringify(webManifest()));
      const mark = readFileSync(join(import.meta.dirname, "..", "public", "favicon.svg"), "utf8");
      for (const size of sizes) emit(`icon-${size}.png`, drawn(mark, size));
      emit("icon-maskable-512.png", drawn(maskable(mark), 512));
      emit("icon-180.png", drawn(maskable(mark), 180));
    },
  };
}

/** The menu as the browser opens it on phones, until the application's own replaces it. */
function plainMenu(): string {
  const links = [...siteMenu(), { to: paths.companyLogin, label: "Entrar (empresas)" }];
  const items = links.map(({ to, label }) => `<a href="${to}">${escapeHtml(label)}</a>`);
  return `<nav popover id="${plainMenuId}" class="plain-menu" aria-label="Menu">${items.join("")}</nav>`;
}

const sizes = [192, 512] as const;

/** https://www.w3.org/TR/appmanifest/ */
function webManifest(): object {
  return {
    id: paths.home,
    name: `${town.boardName}: vagas de emprego em ${town.name}`,
    short_name: town.boardName,
    description: homeDescription,
    lang: "pt-BR",
    dir: "ltr",
    start_url: paths.home,
    scope: "/",
    display: "standalone",
    theme_color: lightPalette.background.default,
    background_color: lightPalette.background.default,
    categories: ["business"],
    icons: [
      ...sizes.map((size) => ({
        src: `/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: "image/png",
        purpose: "any",
      })),
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: [
      {
        name: "Ver vagas",
        url: paths.jobs,
        icons: [{ src: "/icon-192.png", sizes: "192x192", type: "image/png" }],
      },
      {
        name: "Enviar currículo",
        url: paths.apply,
        icons: [{ src: "/icon-192.png", sizes: "192x192", type: "image/png" }],
      },
    ],
  };
}

/** The logo with a full background, and a margin for any shape a phone cuts (the middle 80 % stay). */
function maskable(mark: string): string {
  return mark
    .replace('viewBox="0 0 64 64"', 'viewBox="-8 -8 80 80"')
    .replace(/<rect width="64" height="64" rx="14"/, '<rect x="-8" y="-8" width="80" height="80"');
}

function drawn(svg: string, size: number): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: "width", value: size } }).render().asPng();
}
