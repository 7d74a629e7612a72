import type {
  HealthAct,
  HealthOutcome,
  HealthRequest,
} from "@vagas/functions/domain/health/healthRequest";
import type { SiteHealth } from "@vagas/functions/domain/health/siteHealth";
import { callable } from "../firebase/callable.ts";
import { type AdminWrite, asAdmin } from "../session/adminSession.ts";

/** How the site is, asked of a function: mails are open to no client. */
export async function readSiteHealth(): Promise<SiteHealth> {
  return (await callable<HealthRequest, SiteHealth>("siteHealth")({ act: "read" })).data;
}

/** Tries again or sets aside a mail, or work that was given up. */
export function tendSite(act: HealthAct, id: string): Promise<AdminWrite<HealthOutcome>> {
  return asAdmin<HealthOutcome>(async () => {
    const ask = callable<HealthRequest, { outcome: HealthOutcome }>("siteHealth");
    return (await ask({ act, id })).data.outcome;
  });
}
