import { paths } from "@vagas/functions/domain/site/paths";
import { type SiteLink, siteMenu } from "@vagas/functions/domain/site/siteMenu";
import type { SessionHint } from "../../data/session/sessionHint.ts";

/** Who looks for work needs no account, and should not look for one behind this door. */
export const loginLabel = "Entrar (empresas)";

/** The site's main places; a company that is logged in publishes right away. */
export function siteLinks(hint: SessionHint): readonly SiteLink[] {
  return siteMenu(hint === "company" ? paths.companyNewJob : paths.publishGate);
}

/** Where 'Minha Conta' leads. */
export function accountPath(hint: Exclude<SessionHint, null>): string {
  return hint === "admin" ? paths.adminDashboard : paths.companyDashboard;
}
