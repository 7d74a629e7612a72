import type { ApprovalStatus, Job } from "../domain/job/job.ts";
import type { Mail } from "../domain/mail/mail.ts";
import { paths } from "../domain/site/paths.ts";
import { town } from "../domain/town.ts";
import { toPanel } from "./companyLinks.ts";
import type { Letter } from "./layout.ts";
import { newMail } from "./newMail.ts";
import { type Recipient, toCompany } from "./toCompany.ts";

type Decision = {
  /** Pending: the decision that the company read was taken back. */
  status: ApprovalStatus;
  /** The administrator's words, or ''. */
  notes: string;
  /** What the company read before, if that was another decision. */
  before: "approved" | "rejected" | null;
  /** The job after the decision is carried out. */
  job: Pick<Job, "id" | "title" | "listed">;
  company: Recipient;
  siteUrl: string;
  notBefore: Date;
  now: Date;
};

/** The mail to a company about the first or a later decision on the edit of its job. */
export function editDecisionMail(decision: Decision): Mail | null {
  const { job, company, notBefore, now } = decision;
  const { title, paragraphs, ...rest } = letters[decision.status](decision);
  return newMail(
    { ...toCompany(company), subject: `${title}: ${job.title}`, notBefore },
    { title, paragraphs: [`Olá, ${company.name}!`, ...paragraphs], ...rest },
    now,
  );
}

const letters: Record<ApprovalStatus, (decision: Decision) => Letter> = {
  approved: approvedLetter,
  rejected: rejectedLetter,
  pending: undoneLetter,
};

function approvedLetter({ job, before, notes, siteUrl }: Decision): Letter {
  return {
    title: "Sua alteração foi aprovada",
    paragraphs: [
      job.listed
        ? `A alteração da vaga “${job.title}” foi aprovada e já está no site ${town.boardName}.`
        : `A alteração da vaga “${job.title}” foi aprovada. A vaga não está no site agora; quando voltar, aparece com o texto novo.`,
      ...(before === "rejected"
        ? ["Antes avisamos que ela não tinha sido aprovada; a administração mudou a decisão."]
        : []),
      ...(notes === "" ? [] : ["A administração deixou esta observação:"]),
    ],
    ...quoted(notes),
    action: job.listed
      ? { label: "Ver a vaga", url: siteUrl + paths.job(job.id) }
      : toPanel(siteUrl),
  };
}

function rejectedLetter({ job, before, notes, siteUrl }: Decision): Letter {
  return {
    title: "Sua alteração não foi aprovada",
    paragraphs: [
      `A alteração da vaga “${job.title}” não foi aprovada. A vaga fica com o texto anterior. Você pode corrigir a alteração e enviar de novo, ou descartá-la no painel.`,
      ...(before === "approved"
        ? [
            "Antes avisamos que ela tinha sido aprovada; a administração mudou a decisão, e o texto anterior voltou.",
          ]
        : []),
      ...(notes === "" ? [] : ["A administração explicou o motivo:"]),
    ],
    ...quoted(notes),
    action: { label: "Corrigir a alteração", url: siteUrl + paths.companyEditJob(job.id) },
  };
}

function undoneLetter({ job, before, siteUrl }: Decision): Letter {
  const told = before === "rejected" ? "não tinha sido aprovada" : "tinha sido aprovada";
  return {
    title: "Sua alteração voltou para análise",
    paragraphs: [
      `Avisamos que a alteração da vaga “${job.title}” ${told}, mas a administração desfez essa decisão. A vaga fica com o texto anterior até haver outra decisão, e você recebe outro e-mail.`,
    ],
    action: { label: "Acompanhar no painel", url: siteUrl + paths.companyDashboard },
  };
}

function quoted(notes: string): Pick<Letter, "quote"> {
  return notes === "" ? {} : { quote: notes };
}
