import { formatDate } from "../domain/dates.ts";
import type { Job } from "../domain/job/job.ts";
import type { Mail } from "../domain/mail/mail.ts";
import { town } from "../domain/town.ts";
import { jobLink } from "./deadlineMail.ts";
import { newMail } from "./newMail.ts";
import { type Recipient, toCompany } from "./toCompany.ts";

/** One mail a job, however often it is renewed. */
export function hiredMailId(jobId: string): string {
  return `${jobId}-hired`;
}

/** The mail that asks a company, once, whether a job found somebody. */
export function hiredMail(
  job: Pick<Job, "id" | "title" | "postedAt" | "expiresAt">,
  company: Recipient,
  { siteUrl, secret, now }: { siteUrl: string; secret: string; now: Date },
): Mail | null {
  return newMail(
    { ...toCompany(company), subject: `Contratou alguém? ${job.title}` },
    {
      title: "Contratou alguém?",
      paragraphs: [
        `Olá, ${company.name}!`,
        `O prazo da vaga “${job.title}” terminou em ${formatDate(job.expiresAt)}. Você contratou alguém, pelo site ${town.boardName} ou de outro jeito?`,
        "A resposta leva um toque e mostra à cidade quantas pessoas conseguem trabalho. Contamos apenas números, sem o nome da empresa ou de quem foi contratado. Não perguntamos de novo sobre esta vaga.",
      ],
      action: { label: "Responder", url: jobLink("hired", job, siteUrl, secret) },
    },
    now,
  );
}
