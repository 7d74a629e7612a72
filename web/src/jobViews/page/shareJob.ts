import type { Job } from "@vagas/functions/domain/job/job";
import { encodeText } from "@vagas/functions/domain/text/encodeText";
import { paths } from "@vagas/functions/domain/site/paths";
import { town } from "@vagas/functions/domain/town";
import { shareText } from "@vagas/functions/domain/text/whatsapp";
import { shareLink } from "../../ui/shareLink.ts";
import { useFromBrowser } from "../../ui/useFromBrowser.ts";

/** The address of a job's page for sharing. */
export function jobAddress(job: Pick<Job, "id">): string {
  return new URL(paths.job(job.id), window.location.origin).href;
}

/** The same as text on the page; rendered on the server, with the site's configured address. */
export function useJobAddress(job: Pick<Job, "id">): string {
  return useFromBrowser(
    () => jobAddress(job),
    () => new URL(paths.job(job.id), town.siteUrl).href,
  );
}

/** A WhatsApp message with the job's page, to a chosen contact: sharing without scripts. */
export function useShareLink(job: Pick<Job, "id" | "title" | "company">): string {
  return `https://wa.me/?text=${encodeText(`${shareText(job)}: ${useJobAddress(job)}`)}`;
}

/** Shares a job by the device's own sheet, else copies its link, see `shareLink`. */
export function shareJob(job: Pick<Job, "id" | "title" | "company">) {
  const url = jobAddress(job);
  return shareLink({ title: job.title, text: shareText(job), url }, url);
}
