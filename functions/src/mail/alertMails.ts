import type { Alert } from "../domain/alert/alert.ts";
import { rhythmText } from "../domain/alert/alertChoices.ts";
import { alertFilters, listText } from "../domain/alert/alertList.ts";
import { askedListText } from "../domain/alert/askedListText.ts";
import { addDays, formatDate, isoDay } from "../domain/dates.ts";
import { dayWorkText } from "../domain/job/dayWork.ts";
import type { Job } from "../domain/job/job.ts";
import { jobAmountText } from "../domain/pay/payText.ts";
import { limits } from "../domain/limits.ts";
import type { Mail } from "../domain/mail/mail.ts";
import { retention } from "../domain/privacy/retention.ts";
import { leaveAlertPath, paths } from "../domain/site/paths.ts";
import { town } from "../domain/town.ts";
import { entryParts } from "./layout.ts";
import { newMail } from "./newMail.ts";
import type { LinkClaims } from "./signedLink.ts";

type Terms = { siteUrl: string; now: Date; sign: (claims: LinkClaims) => string };
type Written = { id: string; mail: Mail };

/** Where the jobs stand in a mail until it is sent; a control character, which no list's words contain. */
const jobsToCome = "\u001A";

/** The address that leaves an alert. */
export function leavingUrl({ leaveToken }: Pick<Alert, "leaveToken">, siteUrl: string): string {
  return `${siteUrl}${leaveAlertPath}?${leaveToken}`;
}

function linkUrl(
  purpose: "alert" | "keepAlert" | "helped",
  alertId: string,
  days: number,
  { siteUrl, now, sign }: Terms,
): string {
  const expires = addDays(now, days).getTime();
  const token = sign({ purpose, subject: alertId, of: now.getTime(), expires });
  return `${siteUrl}${paths.alertLink}#${token}`;
}

function wordsOf({ list }: Pick<Alert, "list">): string {
  return listText(alertFilters(list));
}

/** The mail that asks an address whether it wants an alert, in none of the words of whoever asked for it. */
export function askedAlertMail(alert: Alert, terms: Terms): Written | null {
  const { id, email, list, every } = alert;
  const words = askedListText(list);
  const mail = newMail(
    {
      to: email,
      subject: `Confirme o aviso de vagas novas: ${words}`,
      alert: { id },
      goodUntil: addDays(terms.now, retention.unconfirmedAlert),
      removeAt: addDays(terms.now, retention.alertMail),
    },
    {
      title: "Confirme o aviso de vagas novas",
      paragraphs: [
        "Olá!",
        `Alguém pediu para receber neste e-mail as vagas novas do site ${town.boardName}.`,
        `Lista: ${words}\nQuando: ${rhythmText[every]}, só se houver vaga nova`,
        `Se foi você, abra o link abaixo e confirme. Ele vale por ${retention.unconfirmedAlert} dias. Se não foi você, não faça nada: sem a confirmação não enviamos vagas, e o pedido é apagado.`,
      ],
      action: {
        label: "Confirmar o aviso",
        url: linkUrl("alert", id, retention.unconfirmedAlert, terms),
      },
    },
    terms.now,
  );
  return mail && { id: `alert-${id}-asked`, mail };
}

type Told = { jobs: readonly Job[]; more: number };

/** The mail with the new jobs of a list. Its id is the same for the same news. */
export function alertMail(alert: Alert, { jobs, more }: Told, terms: Terms): Written | null {
  const { id, list } = alert;
  const { siteUrl, now } = terms;
  const helpedUrl = linkUrl("helped", id, limits.alertAnswerDays, terms).replace("#", "#sim.");
  const leaveUrl = leavingUrl(alert, siteUrl);
  const listUrl = siteUrl + (list === "" ? paths.jobs : `${paths.jobs}?${list}`);
  const mail = newMail(
    {
      to: alert.email,
      subject: `Aviso de vagas novas: ${wordsOf(alert)}`,
      alert: { id, day: isoDay(now), leaveUrl },
      aboutJobs: jobs.map((job) => jobPart(job, siteUrl)),
      removeAt: addDays(now, retention.alertMail),
    },
    {
      title: "Aviso de vagas novas",
      paragraphs: ["Olá!", newsText(wordsOf(alert), more)],
      slot: jobsToCome,
      action: { label: more > 0 ? moreText(more) : "Ver a lista no site", url: listUrl },
      question: {
        words: "Esta lista ajudou?",
        answers: [
          { label: "Sim", url: helpedUrl },
          { label: "Não", url: helpedUrl.replace("#sim.", "#nao.") },
        ],
      },
      others: [{ label: "Não quero mais este aviso", url: leaveUrl }],
    },
    now,
  );
  return mail && { id: `alert-${id}-${alert.dueAt?.getTime()}`, mail };
}

/** Without the number of jobs: some may close before the mail is sent. */
function newsText(list: string, more: number): string {
  const news = `Veja o que há de novo na lista que você pediu: ${list}.`;
  return more > 0 ? `${news} O resto vem no próximo e-mail.` : news;
}

function moreText(more: number): string {
  return more === 1 ? "Ver mais 1 vaga nova no site" : `Ver mais ${more} vagas novas no site`;
}

function jobPart(job: Job, siteUrl: string): { id: string; text: string; html: string } {
  const { id, title, company, location, expiresAt } = job;
  const said = [
    `${company} · ${location}`,
    jobAmountText(job),
    dayWorkText(job) || `Candidaturas até ${formatDate(expiresAt)}`,
  ];
  return { id, ...entryParts({ name: title, url: siteUrl + paths.job(id), lines: said }) };
}

/**
 * The mail with its parts about jobs that are open; null if none of its jobs is. A mail that is not about jobs is returned
 * unchanged.
 */
export function withOpenJobs(mail: Mail, isOpen: (jobId: string) => boolean): Mail | null {
  const { aboutJobs: jobs } = mail;
  if (jobs === undefined) return mail;
  const open = jobs.filter(({ id }) => isOpen(id));
  if (open.length === 0) return null;
  const { text, html } = mail.message;
  const put = (frame: string, parts: string[], between: string) =>
    frame.split(jobsToCome).join(parts.join(between));
  return {
    ...mail,
    message: {
      ...mail.message,
      text: put(
        text,
        open.map((job) => job.text),
        "\n\n",
      ),
      html: put(
        html,
        open.map((job) => job.html),
        "\n",
      ),
    },
  };
}

/** The mail that asks, a year after the confirmation, whether an alert shall go on. */
export function alertQuestionMail(alert: Alert, terms: Terms): Written | null {
  const { id, email } = alert;
  const { siteUrl, now } = terms;
  const mail = newMail(
    {
      to: email,
      subject: "Quer continuar recebendo vagas novas?",
      alert: { id, day: isoDay(now), leaveUrl: leavingUrl(alert, siteUrl) },
      goodUntil: addDays(now, retention.alertQuestion),
      removeAt: addDays(now, retention.alertMail),
    },
    {
      title: "Quer continuar?",
      paragraphs: [
        "Olá!",
        `Faz um ano que você recebe as vagas novas desta lista: ${wordsOf(alert)}. Quer continuar?`,
        `Se não responder em ${retention.alertQuestion} dias, o aviso termina, e apagamos o seu e-mail dele.`,
      ],
      action: {
        label: "Quero continuar",
        url: linkUrl("keepAlert", id, retention.alertQuestion, terms),
      },
      others: [{ label: "Não quero mais este aviso", url: leavingUrl(alert, siteUrl) }],
    },
    now,
  );
  return mail && { id: `alert-${id}-question-${alert.askAt?.getTime()}`, mail };
}
