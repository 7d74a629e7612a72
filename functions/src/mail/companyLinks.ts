import { paths } from "../domain/site/paths.ts";
import type { Link } from "./layout.ts";

export function toPanel(siteUrl: string): Link {
  return { label: "Abrir o painel da empresa", url: siteUrl + paths.companyDashboard };
}

/** To the form of a job whose deadline has passed. */
export function toNewDeadline(siteUrl: string, jobId: string): Link {
  return { label: "Escolher um novo prazo", url: siteUrl + paths.companyEditJob(jobId) };
}
