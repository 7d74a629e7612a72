import { formatDate } from "../domain/dates.ts";
import type { Job } from "../domain/job.ts";
import { isExpired } from "../domain/jobStanding.ts";
import type { Mail } from "../domain/mail.ts";
import { paths } from "../domain/paths.ts";
import { town } from "../domain/town.ts";
import { newMail } from "./newMail.ts";

/** As it is with the decision on it. */
type DecidedJob = Pick<Job, "id" | "title" | "expiresAt" | "listed">;

/** The mail to a company about the decision on its job; `notes` are the administrator's words, or ''. */
export function decisionMail(decision: {
  status: "approved" | "rejected";
  notes: string;
  job: DecidedJob;
  company: { email: string; name: string };
  siteUrl: string;
  now: Date;
}): Mail | null {
  return decision.status === "approved" ? approvalMail(decision) : rejectionMail(decision);
}

type Decision = Parameters<typeof decisionMail>[0];

function approvalMail({ job, company, notes, siteUrl, now }: Decision): Mail | null {
  const subject = `Sua vaga foi aprovada: ${job.title}`;
  const { sentence, action } = whatFollows(job, siteUrl, now);
  return newMail(
    { to: company.email, subject },
    {
      title: "Sua vaga foi aprovada",
      paragraphs: [
        `Olá, ${company.name}!`,
        sentence,
        ...(notes === "" ? [] : ["A administração deixou esta observação:"]),
      ],
      ...(notes === "" ? {} : { quote: notes }),
      action,
    },
    now,
  );
}

/** What an approval comes to: the job may have waited past its deadline, or its company was deactivated meanwhile. */
function whatFollows(
  job: DecidedJob,
  siteUrl: string,
  now: Date,
): { sentence: string; action: { label: string; url: string } } {
  const approved = `A vaga “${job.title}” foi aprovada`;
  if (job.listed) {
    return {
      sentence: `${approved} e já pode ser vista no site ${town.boardName}. Ela recebe candidaturas até ${formatDate(job.expiresAt)}.`,
      action: { label: "Ver a vaga", url: siteUrl + paths.job(job.id) },
    };
  }
  if (isExpired(job, now)) {
    return {
      sentence: `${approved}, mas o prazo dela terminou em ${formatDate(job.expiresAt)}. Para ela aparecer no site ${town.boardName}, escolha um novo prazo.`,
      action: { label: "Escolher um novo prazo", url: siteUrl + paths.companyEditJob(job.id) },
    };
  }
  return {
    sentence: `${approved}. Ela aparece no site ${town.boardName} assim que a conta da sua empresa for reativada.`,
    action: { label: "Abrir o painel da empresa", url: siteUrl + paths.companyDashboard },
  };
}

function rejectionMail({ job, company, notes, siteUrl, now }: Decision): Mail | null {
  const subject = `Sua vaga não foi aprovada: ${job.title}`;
  return newMail(
    { to: company.email, subject },
    {
      title: "Sua vaga não foi aprovada",
      paragraphs: [
        `Olá, ${company.name}!`,
        `A vaga “${job.title}” não foi aprovada e, por isso, não aparece no site. Você pode corrigir o anúncio: ao salvar, ele volta para análise.`,
        ...(notes === "" ? [] : ["A administração explicou o motivo:"]),
      ],
      ...(notes === "" ? {} : { quote: notes }),
      action: { label: "Editar a vaga", url: siteUrl + paths.companyEditJob(job.id) },
    },
    now,
  );
}
