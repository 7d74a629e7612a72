import { addDays, formatDate } from "../domain/dates.ts";
import type { Job } from "../domain/job/job.ts";
import type { JobLinkPurpose } from "../domain/job/jobLink.ts";
import { closingOffer, unansweredText } from "../domain/closing/closingText.ts";
import { limits } from "../domain/limits.ts";
import type { Mail } from "../domain/mail/mail.ts";
import { paths } from "../domain/site/paths.ts";
import { town } from "../domain/town.ts";
import { toPanel } from "./companyLinks.ts";
import { newMail } from "./newMail.ts";
import { signLink } from "./signedLink.ts";
import { type Recipient, toCompany } from "./toCompany.ts";

export type DeadlineNews = "expiring" | "expired";

type DatedJob = Pick<Job, "id" | "title" | "postedAt" | "expiresAt">;

/** One mail of a kind per job and deadline: a renewed job gets mails about its new one. */
export function deadlineMailId(job: Pick<Job, "id" | "expiresAt">, news: DeadlineNews): string {
  return `${job.id}-${job.expiresAt.getTime()}-${news}`;
}

/** The version of a job that a link is about: the deadline that it renews or that ended it, else the posting. */
export function linkedVersion(
  purpose: JobLinkPurpose,
  { expiresAt, postedAt }: Pick<Job, "postedAt" | "expiresAt">,
): number {
  return (purpose === "fill" ? postedAt : expiresAt).getTime();
}

/** The token of a link that renews a job, marks it as filled or tells that it has ended. */
export function jobLinkToken(purpose: JobLinkPurpose, job: DatedJob, secret: string): string {
  const expires = addDays(job.expiresAt, limits.jobLinkDays).getTime();
  return signLink({ purpose, subject: job.id, of: linkedVersion(purpose, job), expires }, secret);
}

/**
 * The address of such a link. The token follows the '#', which browsers do not send, so no log contains it. Both mails
 * about a deadline contain the same links, which work once.
 */
export function jobLink(
  purpose: JobLinkPurpose,
  job: DatedJob,
  siteUrl: string,
  secret: string,
): string {
  return `${siteUrl}${paths.confirmJobLink}#${jobLinkToken(purpose, job, secret)}`;
}

/**
 * The mail to a company about its job's deadline, with links to renew the job, mark it as filled, or tell the people
 * without an answer that it has ended. `unanswered`: how many they are, counted up to what one request reads.
 */
export function deadlineMail(
  news: DeadlineNews,
  job: DatedJob,
  company: Recipient,
  {
    siteUrl,
    secret,
    now,
    unanswered,
  }: { siteUrl: string; secret: string; now: Date; unanswered: number },
): Mail | null {
  const isOver = news === "expired";
  // The date instead of the days left, because the mail may wait for its server.
  const title = isOver
    ? "O prazo da sua vaga terminou"
    : `O prazo da sua vaga termina em ${formatDate(job.expiresAt)}`;
  return newMail(
    {
      ...toCompany(company),
      subject: `${title}: ${job.title}`,
      ...(isOver ? {} : { goodUntil: job.expiresAt }),
    },
    {
      title,
      paragraphs: [
        `Olá, ${company.name}!`,
        isOver
          ? `O prazo da vaga “${job.title}” terminou em ${formatDate(job.expiresAt)}. Ela saiu do site ${town.boardName} e não recebe mais candidaturas.`
          : `A vaga “${job.title}” recebe candidaturas até ${formatDate(job.expiresAt)}. Depois disso, ela sai do site ${town.boardName}.`,
        ...(isOver && unanswered > 0
          ? [`${unansweredText(unanswered)} Avise que a vaga foi encerrada, pelo link abaixo.`]
          : []),
        isOver
          ? "Ainda precisa de gente? Renove a vaga: ela volta ao site do jeito que estava, sem nova análise. Se já contratou, marque a vaga como preenchida. Se ela não vale mais, você pode excluí-la no painel."
          : "Se ainda precisa de gente, renove a vaga: ela continua do jeito que está, sem nova análise. Se já contratou, marque a vaga como preenchida.",
      ],
      action: {
        label: `Renovar por ${limits.deadlineDays.default} dias`,
        url: jobLink("renew", job, siteUrl, secret),
      },
      others: [
        { label: "Já preenchi a vaga", url: jobLink("fill", job, siteUrl, secret) },
        ...(isOver && unanswered > 0
          ? [{ label: closingOffer(unanswered), url: jobLink("tell", job, siteUrl, secret) }]
          : []),
        toPanel(siteUrl),
      ],
    },
    now,
  );
}
