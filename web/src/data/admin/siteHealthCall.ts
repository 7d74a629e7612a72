import type {
  HealthAct,
  HealthOutcome,
  HealthRequest,
} from "@vagas/functions/domain/health/healthRequest";
import type { SiteHealth } from "@vagas/functions/domain/health/siteHealth";
import { callable } from "../firebase/callable.ts";
import { type AdminWrite, asAdmin } from "../session/adminSession.ts";

/** The site's health, from a function, because clients cannot read mails. */
export async function readSiteHealth(): Promise<SiteHealth> {
  return (await callable<HealthRequest, SiteHealth>("siteHealth")({ act: "read" })).data;
}

/** Retries or dismisses a mail, or stuck work. */
export function tendSite(act: HealthAct, id: string): Promise<AdminWrite<HealthOutcome>> {
  return asAdmin<HealthOutcome>(async () => {
    const ask = callable<HealthRequest, { outcome: HealthOutcome }>("siteHealth");
    return (await ask({ act, id })).data.outcome;
  });
}
