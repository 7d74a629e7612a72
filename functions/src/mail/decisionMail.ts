import { formatDate } from "../domain/dates.ts";
import type { ApprovalStatus, Job } from "../domain/job/job.ts";
import { isExpired } from "../domain/job/jobStanding.ts";
import type { Mail } from "../domain/mail/mail.ts";
import { paths } from "../domain/site/paths.ts";
import { town } from "../domain/town.ts";
import { toNewDeadline, toPanel } from "./companyLinks.ts";
import { newMail } from "./newMail.ts";
import { type Recipient, toCompany } from "./toCompany.ts";

/** The job with the decision. */
type DecidedJob = Pick<Job, "id" | "title" | "expiresAt" | "filled" | "listed" | "paused" | "held">;

type Decision = {
  /** Pending: the decision that the company read was taken back. */
  status: ApprovalStatus;
  /** The administrator's words, or ''. */
  notes: string;
  /** What the company read before, if that was another decision. */
  before: "approved" | "rejected" | null;
  job: DecidedJob;
  company: Recipient;
  siteUrl: string;
  notBefore: Date;
  now: Date;
};

/** The mail to a company about the first or a later decision on its job. */
export function decisionMail(decision: Decision): Mail | null {
  if (decision.status === "pending") return undoneMail(decision);
  return decision.status === "approved" ? approvalMail(decision) : rejectionMail(decision);
}

/** Corrects what the company read. */
const corrections = {
  approved: "Antes avisamos que ela tinha sido aprovada; a administração mudou a decisão.",
  rejected: "Antes avisamos que ela não tinha sido aprovada; a administração mudou a decisão.",
} as const;

function undoneMail({ job, before, company, siteUrl, notBefore, now }: Decision): Mail | null {
  const told = before === "rejected" ? "não tinha sido aprovada" : "tinha sido aprovada";
  return newMail(
    { ...toCompany(company), subject: `Sua vaga voltou para análise: ${job.title}`, notBefore },
    {
      title: "Sua vaga voltou para análise",
      paragraphs: [
        `Olá, ${company.name}!`,
        `Avisamos que a vaga “${job.title}” ${told}, mas a administração desfez essa decisão. A vaga está em análise de novo e não aparece no site por enquanto. Assim que houver uma decisão, você recebe outro e-mail.`,
      ],
      action: { label: "Acompanhar no painel", url: siteUrl + paths.companyDashboard },
    },
    now,
  );
}

function approvalMail(decision: Decision): Mail | null {
  const { job, before, company, notes, siteUrl, notBefore, now } = decision;
  const subject = `Sua vaga foi aprovada: ${job.title}`;
  const { sentence, action } = whatFollows(job, siteUrl, now);
  return newMail(
    { ...toCompany(company), subject, notBefore },
    {
      title: "Sua vaga foi aprovada",
      paragraphs: [
        `Olá, ${company.name}!`,
        sentence,
        ...(before === "rejected" ? [corrections.rejected] : []),
        ...(notes === "" ? [] : ["A administração deixou esta observação:"]),
      ],
      ...(notes === "" ? {} : { quote: notes }),
      action,
    },
    now,
  );
}

/**
 * The consequence of an approval: the job may be filled, have expired or been taken off, or its company was deactivated.
 */
function whatFollows(
  job: DecidedJob,
  siteUrl: string,
  now: Date,
): { sentence: string; action: { label: string; url: string } } {
  const approved = `A vaga “${job.title}” foi aprovada`;
  if (job.listed && job.filled) {
    return {
      sentence: `${approved} e já pode ser vista no site ${town.boardName}, marcada como preenchida. Para ela receber candidaturas, toque em “Reativar” no painel.`,
      action: toPanel(siteUrl),
    };
  }
  if (job.listed) {
    return {
      sentence: `${approved} e já pode ser vista no site ${town.boardName}. Ela recebe candidaturas até ${formatDate(job.expiresAt)}.`,
      action: { label: "Ver a vaga", url: siteUrl + paths.job(job.id) },
    };
  }
  if (isExpired(job, now)) {
    return {
      sentence: `${approved}, mas o prazo dela terminou em ${formatDate(job.expiresAt)}. Para ela aparecer no site ${town.boardName}, escolha um novo prazo.`,
      action: toNewDeadline(siteUrl, job.id),
    };
  }
  if (job.paused) {
    return {
      sentence: `${approved}. Ela foi tirada do ar antes; para ela aparecer no site, toque em “Colocar no ar” no painel.`,
      action: toPanel(siteUrl),
    };
  }
  if (job.held) {
    return {
      sentence: `${approved}. Ela aparece no site ${town.boardName} assim que a administração terminar de conferir a vaga.`,
      action: toPanel(siteUrl),
    };
  }
  return {
    sentence: `${approved}. Ela aparece no site ${town.boardName} assim que a conta da sua empresa for reativada.`,
    action: toPanel(siteUrl),
  };
}

function rejectionMail(decision: Decision): Mail | null {
  const { job, before, company, notes, siteUrl, notBefore, now } = decision;
  const isTakenOff = before === "approved";
  const title = isTakenOff ? "Sua vaga foi tirada do ar" : "Sua vaga não foi aprovada";
  return newMail(
    { ...toCompany(company), subject: `${title}: ${job.title}`, notBefore },
    {
      title,
      paragraphs: [
        `Olá, ${company.name}!`,
        isTakenOff
          ? `A vaga “${job.title}” não aparece mais no site. Você pode corrigir o anúncio: ao salvar, ele volta para análise.`
          : `A vaga “${job.title}” não foi aprovada e, por isso, não aparece no site. Você pode corrigir o anúncio: ao salvar, ele volta para análise.`,
        ...(isTakenOff ? [corrections.approved] : []),
        ...(notes === "" ? [] : ["A administração explicou o motivo:"]),
      ],
      ...(notes === "" ? {} : { quote: notes }),
      action: { label: "Editar a vaga", url: siteUrl + paths.companyEditJob(job.id) },
    },
    now,
  );
}
