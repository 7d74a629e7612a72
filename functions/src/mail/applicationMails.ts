import type { AnswerStage } from "../domain/application/stage.ts";
import type { Candidate } from "../domain/application/candidate.ts";
import { addDays } from "../domain/dates.ts";
import type { Job } from "../domain/job/job.ts";
import { limits } from "../domain/limits.ts";
import type { Mail } from "../domain/mail/mail.ts";
import { jobPayLine } from "../domain/pay/payText.ts";
import { applyToJob, paths } from "../domain/site/paths.ts";
import { formatPhone } from "../domain/text/phone.ts";
import { candidateOfPath } from "../domain/application/resumeFile.ts";
import { town } from "../domain/town.ts";
import { invitationText, whatsappLink } from "../domain/text/whatsapp.ts";
import { withFullStop } from "../domain/text/withFullStop.ts";
import type { Letter, Link } from "./layout.ts";
import { newMail } from "./newMail.ts";
import { personsWords } from "./personsWords.ts";
import type { LinkClaims } from "./signedLink.ts";
import { firstNameOf } from "../domain/text/firstNameOf.ts";
import { type Recipient, toCompany } from "./toCompany.ts";

/**
 * Ids of the mails about one application; a second application of the person has another file, and so other mails.
 */
export function applicationMailIds(
  application: Pick<Candidate, "id" | "resumePath">,
): Record<"company" | "receipt" | "anotherFile" | AnswerStage, string> {
  const file = application.resumePath.split("/").at(-1)!.replace(/\W/g, "-");
  const id = `${application.id}-${file}`;
  return {
    company: `${id}-company`,
    receipt: `${id}-receipt`,
    anotherFile: `${id}-another-file`,
    emConversa: `${id}-answer-in-talk`,
    contratada: `${id}-answer-hired`,
    naoSelecionada: `${id}-answer-not-chosen`,
    encerrada: `${id}-answer-closed`,
  };
}

const fileIsMissing =
  "mas o currículo não veio: o arquivo não chegou ou não pôde ser aberto. Se a pessoa enviar outro, você recebe um novo e-mail com ele.";

/**
 * The mail to the company about an applicant, with the résumé attached. A reply reaches the applicant; of one without
 * an address, the chat comes first. The file is looked up when the mail is sent, because it may be missing by then.
 */
export function companyMail(
  candidate: Candidate,
  job: Pick<Job, "id" | "title">,
  company: Recipient,
  siteUrl: string,
  now: Date,
): Mail | null {
  const { id, name, email, phone, resumeName, resumePath } = candidate;
  const words = personsWords(candidate);
  // The path is the applicant's claim: never attach another person's file.
  const isOwnFile = candidateOfPath(resumePath) === id;
  const chat = whatsappLink(
    phone,
    invitationText({ name, jobTitle: job.title, companyName: company.name }),
  );
  const subject = `Nova candidatura: ${job.title} – ${name}`;
  const applied =
    candidate.invited === true
      ? `${name}, do banco de talentos, aceitou conversar sobre a vaga “${job.title}”`
      : `${name} se candidatou à vaga “${job.title}”`;
  const letter = (news: string): Letter => ({
    title: `Nova candidatura: ${job.title}`,
    paragraphs: [
      news,
      ...waysToAnswer({ email, phone }),
      ...(words === null ? [] : [words.heading]),
    ],
    ...(words === null ? {} : { quote: words.quote }),
    ...(chat === null
      ? {}
      : {
          action: { label: `Conversar com ${firstNameOf(name)} no WhatsApp`, url: chat },
          actionFirst: email === null,
        }),
    others: [{ label: "Ver candidaturas", url: siteUrl + paths.companyCandidates(job.id) }],
  });
  const withFile = letter(`${applied}. O currículo está em anexo.`);
  const withoutFile = letter(`${applied}, ${fileIsMissing}`);
  const reply = email === null ? {} : { replyTo: email };
  const envelope = { ...toCompany(company), subject, ...reply };
  if (!isOwnFile) return newMail(envelope, withoutFile, now);
  return newMail(
    {
      ...envelope,
      attachments: [{ filename: resumeName, storagePath: resumePath }],
      withoutFile: { storagePath: resumePath, subject, letter: withoutFile },
    },
    withFile,
    now,
  );
}

/** How a company reaches the applicant. */
function waysToAnswer({ email, phone }: Pick<Candidate, "email" | "phone">): string[] {
  const telephone = `Telefone: ${formatPhone(phone)}`;
  const bound = "Use os dados dela somente para esta seleção.";
  if (email === null)
    return [
      telephone,
      `A pessoa não informou e-mail: fale com ela pelo WhatsApp ou por telefone. Uma resposta a este e-mail não chega a ela. ${bound}`,
    ];
  return [
    `E-mail: ${email}\n${telephone}`,
    `Para falar com a pessoa, basta responder a este e-mail ou abrir a conversa no WhatsApp. ${bound}`,
  ];
}

type Receipted = Pick<Candidate, "coverLetter" | "resumePath" | "consent"> & { email: string };
type AppliedTo = Pick<Job, "id" | "title" | "company" | "companyId" | "pay" | "salary"> | null;
/** `confirmLink`: confirms the address; null if it is confirmed. */
type ReceiptSetting = { siteUrl: string; confirmLink: string | null; now: Date };

/** The link of a receipt that confirms its address; opening it changes nothing. */
export function confirmLinkFor(
  email: string,
  { siteUrl, sign, now }: { siteUrl: string; sign: (claims: LinkClaims) => string; now: Date },
): string {
  const expires = addDays(now, limits.confirmLinkDays).getTime();
  const token = sign({
    purpose: "confirm",
    subject: email.toLowerCase(),
    of: now.getTime(),
    expires,
  });
  return `${siteUrl}${paths.ownData}#${token}`;
}

/**
 * The receipt of an application: what was sent to whom, and how to have it erased; `job` null: to the talent bank.
 * The address is unproved, so the mail contains nothing the applicant wrote; otherwise anybody could mail their own
 * words to a stranger in the board's name.
 */
export function receiptMail(
  candidate: Receipted,
  job: AppliedTo,
  setting: ReceiptSetting,
): Mail | null {
  const subject = (news: string) => (job === null ? news : `${news}: ${job.title}`);
  const withoutFile = {
    storagePath: candidate.resumePath,
    subject: subject("Recebemos seus dados"),
    letter: receipt(candidate, false, job, setting),
  };
  return newMail(
    { to: candidate.email, subject: subject("Recebemos seu currículo"), withoutFile },
    receipt(candidate, true, job, setting),
    setting.now,
  );
}

function receipt(
  { coverLetter, consent }: Receipted,
  hasFile: boolean,
  job: AppliedTo,
  { siteUrl, confirmLink }: ReceiptSetting,
): Letter {
  const sent = sentList(coverLetter !== "", hasFile);
  return {
    title: hasFile ? "Recebemos seu currículo" : "Recebemos seus dados",
    paragraphs: [
      "Olá!",
      job === null
        ? `Guardamos ${sent} no banco de talentos do site ${town.boardName}, por até 12 meses. A administração do site vê esses dados. Empresas da região com vaga aberta veem um resumo sem o seu contato; para falar com você, elas pedem, e você diz sim ou não.`
        : `${whoGotIt(sent, job)} Salário no anúncio: ${jobPayLine(job)}.`,
      ...(hasFile ? [] : ["O arquivo do seu currículo não chegou ou não pôde ser aberto."]),
      ...(job !== null && consent.talentPool
        ? [
            `Como você autorizou, ${hasFile ? "seu currículo também fica" : "seus dados também ficam"} no banco de talentos por até 12 meses, e empresas da região podem encontrar você: elas veem um resumo sem o seu contato, e você decide se quer conversar.`,
          ]
        : []),
      `Para ver, corrigir ou apagar o que enviou, a qualquer momento, abra a página “Meus dados”: ${siteUrl}${paths.ownData}. Ou escreva para ${town.contact.supportEmail}. Se não foi você quem enviou ${hasFile ? "este currículo" : "estes dados"}, avise pelo mesmo endereço.`,
      ...(confirmLink === null
        ? []
        : [
            "Quer receber neste e-mail os próximos avisos sobre as suas candidaturas? Confirme que ele é seu, pelo link abaixo. Sem isso, enviamos no máximo duas respostas de empresas por mês.",
          ]),
    ],
    action: { label: "Ver outras vagas", url: siteUrl + paths.jobs },
    others: [
      ...(hasFile ? [] : [anotherFileLink(job, siteUrl)]),
      ...(confirmLink === null ? [] : [{ label: "Confirmar este e-mail", url: confirmLink }]),
    ],
  };
}

function sentList(hasLetter: boolean, hasFile: boolean): string {
  const parts = [
    "seu nome",
    "seu e-mail",
    "seu telefone",
    ...(hasLetter ? ["sua carta de apresentação"] : []),
    ...(hasFile ? ["o arquivo do seu currículo"] : []),
  ];
  return new Intl.ListFormat("pt-BR").format(parts);
}

/** The administrator's own job has no company to mail. */
function whoGotIt(sent: string, { title, company, companyId }: NonNullable<AppliedTo>): string {
  if (companyId === null) {
    return `Recebemos ${sent} para a vaga “${title}”, anunciada por ${withFullStop(company)} A administração do site vê esses dados e avisa o anunciante. Se houver interesse, ele entra em contato diretamente com você.`;
  }
  return `Enviamos ${sent} para ${company}, que anunciou a vaga “${title}”. A administração do site também pode ver esses dados. Se houver interesse, o anunciante entra em contato diretamente com você.`;
}

/**
 * The mail that asks an applicant for another file; `job` null: for the talent bank. The address is as unproved as
 * the receipt's.
 */
export function anotherFileMail(
  email: string,
  job: Pick<Job, "id" | "title"> | null,
  siteUrl: string,
  now: Date,
): Mail | null {
  return newMail(
    {
      to: email,
      subject:
        job === null
          ? "Envie outro arquivo do seu currículo"
          : `Envie outro arquivo do seu currículo: ${job.title}`,
    },
    {
      title: "Envie outro arquivo do seu currículo",
      paragraphs: [
        "Olá!",
        `O arquivo enviado ${job === null ? "para o banco de talentos" : `para a vaga “${job.title}”`} não pôde ser aberto: ele pode ter chegado incompleto, ou não ser um documento PDF ou Word. Seus dados foram guardados; falta só o currículo.`,
        "Abra a página abaixo no mesmo aparelho em que você se candidatou e envie outro arquivo, em PDF ou Word, de até 5 MB.",
      ],
      action: anotherFileLink(job, siteUrl),
    },
    now,
  );
}

function anotherFileLink(job: Pick<Job, "id" | "title"> | null, siteUrl: string): Link {
  return {
    label: "Enviar outro arquivo",
    url: siteUrl + (job === null ? paths.apply : applyToJob(job)),
  };
}
