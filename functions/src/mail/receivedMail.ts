import type { Job } from "../domain/job/job.ts";
import type { Mail } from "../domain/mail/mail.ts";
import { paths } from "../domain/site/paths.ts";
import { town } from "../domain/town.ts";
import { newMail } from "./newMail.ts";
import { type Recipient, toCompany } from "./toCompany.ts";

/** The mail to a company whose new or edited job waits for the administrator. */
export function receivedMail(
  job: Pick<Job, "id" | "title" | "revision">,
  company: Recipient,
  siteUrl: string,
  now: Date,
): Mail | null {
  const isNew = job.revision === 1;
  return newMail(
    {
      ...toCompany(company),
      subject: isNew
        ? `Recebemos sua vaga: ${job.title}`
        : `Recebemos as mudanças da vaga: ${job.title}`,
    },
    {
      title: isNew ? "Recebemos sua vaga" : "Recebemos as mudanças",
      paragraphs: [
        `Olá, ${company.name}!`,
        isNew
          ? `A vaga “${job.title}” chegou e está em análise. Assim que a administração do site conferir, ela vai ao ar, e você recebe outro e-mail.`
          : `As mudanças da vaga “${job.title}” chegaram e estão em análise. Enquanto isso, a vaga não aparece no site ${town.boardName}. Assim que a administração conferir, você recebe outro e-mail.`,
      ],
      action: { label: "Acompanhar no painel", url: siteUrl + paths.companyDashboard },
    },
    now,
  );
}
