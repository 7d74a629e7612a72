import { paths } from "@vagas/functions/domain/paths";
import type { SessionHint } from "../../data/session/sessionHint.ts";

export type SiteLink = { to: string; label: string };

/** The site's main places; a company that is logged in publishes right away. */
export function siteLinks(hint: SessionHint): readonly SiteLink[] {
  return [
    { to: paths.home, label: "Início" },
    { to: paths.jobs, label: "Vagas" },
    { to: hint === "company" ? paths.companyNewJob : paths.publishGate, label: "Publicar Vaga" },
    { to: paths.apply, label: "Enviar Currículo" },
    { to: paths.about, label: "Sobre" },
  ];
}

/** Where 'Minha Conta' leads. */
export function accountPath(hint: Exclude<SessionHint, null>): string {
  return hint === "admin" ? paths.adminDashboard : paths.companyDashboard;
}
