import { paths } from "./paths.ts";

export type SiteLink = { to: string; label: string };

/** The menu inside the document, until the code for the other one has loaded (web/build/townPage.ts). */
export const plainMenuId = "menu-simples";

/** The site's main places; 'Publicar Vaga' leads to `publish`. */
export function siteMenu(publish: string = paths.publishGate): readonly SiteLink[] {
  return [
    { to: paths.home, label: "Início" },
    { to: paths.jobs, label: "Vagas" },
    { to: publish, label: "Publicar Vaga" },
    { to: paths.apply, label: "Enviar Currículo" },
    { to: paths.about, label: "Sobre" },
  ];
}
