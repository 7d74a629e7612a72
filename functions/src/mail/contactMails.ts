import { formatDate } from "../domain/dates.ts";
import { answerBy, type ContactRequest } from "../domain/talent/contactRequest.ts";
import { contactMessageText } from "../domain/talent/contactMessageText.ts";
import type { Job } from "../domain/job/job.ts";
import { jobPayLine } from "../domain/pay/payText.ts";
import type { Mail } from "../domain/mail/mail.ts";
import { paths } from "../domain/site/paths.ts";
import { town } from "../domain/town.ts";
import { newMail } from "./newMail.ts";
import { signLink } from "./signedLink.ts";
import { type Recipient, toCompany } from "./toCompany.ts";

/** Ids of the mails about one request; a later request has its own mails. */
export function contactMailIds({
  id,
  createdAt,
}: Pick<ContactRequest, "id" | "createdAt">): Record<"person" | "company", string> {
  const start = `contact-${id}-${createdAt.getTime()}`;
  return { person: `${start}-person`, company: `${start}-company` };
}

/**
 * Asks a person of the talent bank whether a company may contact them. It contains no freely typed text: the job's
 * title, pay and company were approved, the message is one of ours. Both buttons lead to one page, where the answer is
 * given; opening it changes nothing.
 */
export function contactMail(
  email: string,
  request: ContactRequest,
  job: Pick<Job, "pay" | "salary">,
  { siteUrl, secret, now }: { siteUrl: string; secret: string; now: Date },
): Mail | null {
  const { id, company, jobTitle, message, origin, createdAt, expiresAt } = request;
  const token = signLink(
    {
      purpose: "contact",
      subject: id,
      of: createdAt.getTime(),
      expires: expiresAt.getTime(),
    },
    secret,
  );
  const url = `${siteUrl}${paths.contactAnswer}#${token}`;
  const isIndication = origin === "admin";
  const title = isIndication ? "Indicamos você para uma vaga" : `${company} quer falar com você`;
  return newMail(
    { to: email, subject: `${title}: ${jobTitle}`, goodUntil: expiresAt },
    {
      title,
      paragraphs: [
        "Olá!",
        // The company chose no message for an indication.
        ...(isIndication
          ? [
              `A administração do site ${town.boardName} indicou você para a vaga “${jobTitle}”, de ${company}, porque você está no banco de talentos.`,
            ]
          : [
              `${company} viu o seu perfil no banco de talentos do site ${town.boardName}, sem o seu contato, e pede para falar com você sobre a vaga “${jobTitle}”:`,
              `“${contactMessageText[message]}”`,
            ]),
        `Salário no anúncio: ${jobPayLine(job)}.`,
        `Se você disser sim, a empresa recebe seu nome, telefone, e-mail e currículo, só para esta vaga. Se disser não, ou não responder até ${formatDate(answerBy(request))}, ela não recebe nada.`,
      ],
      action: { label: "Ver o pedido e responder", url },
      others: [
        { label: "Sair do banco de talentos ou ver meus dados", url: siteUrl + paths.ownData },
      ],
    },
    now,
  );
}

/** Tells the company that the person said no, did not answer, or said yes without a new application. */
export function contactOutcomeMail(
  request: ContactRequest,
  company: Recipient,
  siteUrl: string,
  now: Date,
): Mail | null {
  const { name, jobId, status } = request;
  if (status !== "accepted" && status !== "declined" && status !== "lapsed") return null;
  const outcome = outcomeOf(request)[status];
  const contact =
    status === "accepted"
      ? "O contato está entre os candidatos da vaga."
      : "Os dados de contato não foram passados.";
  const title = {
    accepted: "Disse sim",
    declined: "Prefere não conversar agora",
    lapsed: "Não respondeu",
  }[status];
  return newMail(
    { ...toCompany(company), subject: `${name}: ${title.toLocaleLowerCase("pt-BR")}` },
    {
      title: `${name}: ${title.toLocaleLowerCase("pt-BR")}`,
      paragraphs: [
        `Olá, ${company.name}!`,
        `${outcome} ${contact}`,
        ...(status === "accepted"
          ? []
          : [
              "Há outras pessoas no banco de talentos, e a sua vaga continua recebendo candidaturas.",
            ]),
      ],
      action:
        status === "accepted"
          ? { label: "Ver candidaturas", url: siteUrl + paths.companyCandidates(jobId) }
          : { label: "Abrir o banco de talentos", url: siteUrl + paths.companyTalents },
    },
    now,
  );
}

/** What came of the company's request, or of the administrator's, which the company may not know of. */
function outcomeOf({
  name,
  jobTitle,
  origin,
}: ContactRequest): Record<"accepted" | "declined" | "lapsed", string> {
  if (origin === "admin") {
    const indication = `Indicamos ${name}, do banco de talentos, para a vaga “${jobTitle}”`;
    return {
      accepted: `${indication}, e a resposta foi sim.`,
      declined: `${indication}, mas a pessoa prefere não conversar agora.`,
      lapsed: `${indication}, mas a pessoa não respondeu no prazo.`,
    };
  }
  return {
    accepted: `${name} disse sim ao seu pedido para a vaga “${jobTitle}”.`,
    declined: `${name} agradece o interesse na vaga “${jobTitle}”, mas prefere não conversar agora.`,
    lapsed: `${name} não respondeu ao seu pedido para a vaga “${jobTitle}” no prazo.`,
  };
}
