import { formatDate } from "../domain/dates.ts";
import type { Job } from "../domain/job/job.ts";
import { isExpired } from "../domain/job/jobStanding.ts";
import type { Mail } from "../domain/mail/mail.ts";
import { reportReasons, reportReasonText } from "../domain/report/reportReasons.ts";
import type { ReportSummary } from "../domain/report/reportSummary.ts";
import { paths } from "../domain/site/paths.ts";
import { town } from "../domain/town.ts";
import { toNewDeadline, toPanel } from "./companyLinks.ts";
import type { Letter } from "./layout.ts";
import { newMail } from "./newMail.ts";
import { type Recipient, toCompany } from "./toCompany.ts";

type Told = { now: Date; siteUrl: string; adminEmail: string };

/** One for each time that reports take a job off. */
export function heldJobMailId({ id, holds }: Pick<ReportSummary, "id" | "holds">): string {
  return `${id}-held-${holds}`;
}

/** The mail to the administrator about a job that its reports took off. It names nobody who reported. */
export function heldJobMail(summary: ReportSummary, told: Told): Mail | null {
  return adminMail(summary, told, "Vaga tirada do ar por denúncias", [
    `A vaga “${summary.jobTitle}”, de ${summary.company}, foi denunciada e saiu do site até você decidir.`,
    "Veja as denúncias e escolha “Manter” ou “Tirar do ar”. A empresa só fica sabendo do motivo se você escrever.",
  ]);
}

/** One for the reports of a job between two decisions. */
export function reportedJobMailId({ id, settled }: Pick<ReportSummary, "id" | "settled">): string {
  return `${id}-reported-${settled?.revision ?? 0}`;
}

/** The mail to the administrator about reports that may be one person's: the job stays. */
export function reportedJobMail(summary: ReportSummary, told: Told): Mail | null {
  return adminMail(summary, told, "Denúncias que pedem a sua decisão", [
    `A vaga “${summary.jobTitle}”, de ${summary.company}, foi denunciada por várias contas da mesma rede. Pode ser uma pessoa só, por isso a vaga continua no site até você decidir.`,
    "Veja as denúncias e escolha “Manter” ou “Tirar do ar”.",
  ]);
}

function adminMail(
  summary: ReportSummary,
  { now, siteUrl, adminEmail }: Told,
  title: string,
  paragraphs: string[],
): Mail | null {
  return newMail(
    { to: adminEmail, subject: `${title}: ${summary.jobTitle}` },
    {
      title,
      paragraphs: [...paragraphs, countedReasons(summary)],
      action: { label: "Ver as denúncias", url: siteUrl + paths.adminJobApproval },
    },
    now,
  );
}

/** '• Pediram dinheiro: 2', a line for each reason. */
function countedReasons({ counts }: ReportSummary): string {
  return reportReasons
    .flatMap((reason) => {
      const count = counts[reason];
      return count === undefined ? [] : [`• ${reportReasonText[reason]}: ${count}`];
    })
    .join("\n");
}

type Settlement = {
  decision: "keep" | "remove";
  reason: string;
  /** The job after the decision. */
  job: Pick<Job, "id" | "title" | "listed" | "expiresAt">;
  company: Recipient;
};

/** One for each decision. */
export function settledReportsMailId(jobId: string, at: Date): string {
  return `${jobId}-settled-${at.getTime()}`;
}

/** The mail to a company about a decision on its reported job, with the administrator's reason. */
export function settledReportsMail(
  settlement: Settlement,
  { siteUrl, now }: { siteUrl: string; now: Date },
): Mail | null {
  const { reason, job, company } = settlement;
  const { title, sentence, action } = whatFollows(settlement, siteUrl, now);
  return newMail(
    { ...toCompany(company), subject: `${title}: ${job.title}` },
    {
      title,
      paragraphs: [`Olá, ${company.name}!`, sentence, "A administração explicou o motivo:"],
      quote: reason,
      action,
    },
    now,
  );
}

/** The consequence of a decision: a job that is kept may be off the site for another reason. */
function whatFollows(
  { decision, job }: Settlement,
  siteUrl: string,
  now: Date,
): { title: string; sentence: string; action: Letter["action"] } {
  const looked = `A administração do site ${town.boardName} conferiu a vaga “${job.title}”`;
  const action = toPanel(siteUrl);
  if (decision === "remove") {
    return {
      title: "Sua vaga foi tirada do ar",
      sentence: `${looked} e tirou a vaga do ar. Você pode corrigir o anúncio: quando a alteração for aprovada, a vaga volta.`,
      action,
    };
  }
  if (job.listed) {
    return {
      title: "Sua vaga continua no site",
      sentence: `${looked}, e ela continua no site.`,
      action,
    };
  }
  const kept = { title: "Sua vaga foi conferida", sentence: `${looked} e não a tirou do ar.` };
  if (isExpired(job, now)) {
    return {
      ...kept,
      sentence: `${kept.sentence} Ela não aparece no site agora porque o prazo terminou em ${formatDate(job.expiresAt)}. Você pode escolher um novo prazo.`,
      action: toNewDeadline(siteUrl, job.id),
    };
  }
  return {
    ...kept,
    sentence: `${kept.sentence} Ela não aparece no site agora: veja o motivo no painel.`,
    action,
  };
}
