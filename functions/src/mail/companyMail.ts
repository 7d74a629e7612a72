import type { Job } from "../domain/job/job.ts";
import type { Mail } from "../domain/mail/mail.ts";
import { town } from "../domain/town.ts";
import { toPanel } from "./companyLinks.ts";
import { newMail } from "./newMail.ts";
import { type Recipient, toCompany } from "./toCompany.ts";

const whyText = `Para saber o motivo, responda este e-mail ou ligue para ${town.contact.supportPhone}.`;

/** The mail to a company that the administrator deactivated or activated. */
export function activityMail(
  active: boolean,
  company: Recipient,
  siteUrl: string,
  now: Date,
): Mail | null {
  const title = active ? "Sua conta foi reativada" : "Sua conta foi desativada";
  return newMail(
    { ...toCompany(company), subject: `${title} no site ${town.boardName}` },
    {
      title,
      paragraphs: [
        `Olá, ${company.name}!`,
        ...(active
          ? [
              `A administração reativou a conta da sua empresa no site ${town.boardName}. As vagas aprovadas que ainda estão no prazo voltaram ao site, menos as que tinham sido tiradas do ar, e você pode publicar outras.`,
            ]
          : [
              `A administração desativou a conta da sua empresa no site ${town.boardName}. As vagas dela saíram do site, e por enquanto não dá para publicar nem editar. Nada foi apagado: se a conta for reativada, as vagas voltam.`,
              whyText,
            ]),
      ],
      action: toPanel(siteUrl),
    },
    now,
  );
}

/** One for each job. */
export function deletedJobMailId(jobId: string): string {
  return `${jobId}-deleted`;
}

/** The mail to a company whose job the administrator deleted. */
export function deletedJobMail(
  job: Pick<Job, "title">,
  company: Recipient,
  siteUrl: string,
  now: Date,
): Mail | null {
  return newMail(
    { ...toCompany(company), subject: `Sua vaga foi excluída: ${job.title}` },
    {
      title: "Sua vaga foi excluída",
      paragraphs: [
        `Olá, ${company.name}!`,
        `A administração do site ${town.boardName} excluiu a vaga “${job.title}”. As candidaturas que ela recebeu continuam no painel da sua empresa por até 6 meses.`,
        whyText,
      ],
      action: toPanel(siteUrl),
    },
    now,
  );
}
