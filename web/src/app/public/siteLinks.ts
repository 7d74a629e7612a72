import { paths } from "@vagas/functions/domain/site/paths";
import { type SiteLink, siteMenu } from "@vagas/functions/domain/site/siteMenu";
import type { SessionHint } from "../../data/session/sessionHint.ts";

/** Says for whom the login is: job seekers need no account. */
export const loginLabel = "Entrar (empresas)";

/** The site's main places; a logged-in company publishes directly. */
export function siteLinks(hint: SessionHint): readonly SiteLink[] {
  return siteMenu(hint === "company" ? paths.companyNewJob : paths.publishGate);
}

/** The target of 'Minha Conta'. */
export function accountPath(hint: Exclude<SessionHint, null>): string {
  return hint === "admin" ? paths.adminDashboard : paths.companyDashboard;
}
