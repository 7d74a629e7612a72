import { endOfDay, isoDay } from "../domain/dates.ts";
import type { Mail } from "../domain/mail/mail.ts";
import { paths } from "../domain/site/paths.ts";
import { type Waiting, waitingParts, waitingTotal } from "../domain/administration/waiting.ts";
import type { Link } from "./layout.ts";
import { newMail } from "./newMail.ts";

/** Companies that registered since the last digest; `names` are the newest. */
export type NewCompanies = { count: number; names: readonly string[] };

/**
 * What came since the last digest. `contacts`: requests to people whom no mail tells; `named`: companies that the register
 * of employers names.
 */
type News = { companies: NewCompanies; contacts: number; named: number };

/** One a day on the town's calendar. */
export function digestId(now: Date): string {
  return `digest-${isoDay(now)}`;
}

/** What the digest says of one thing: in its subject, in its text, and by a link. */
type Part = { subject: string; title?: string; paragraphs: string[]; link: Link };

/** The mail to the administrator about waiting decisions, companies that are new or held, and people to tell; null without any. */
export function digestMail(
  waiting: Waiting,
  { companies, contacts, named }: News,
  adminEmail: string,
  siteUrl: string,
  now: Date,
): Mail | null {
  const parts = [toDo(waiting), held(named), untold(contacts), registered(companies)].filter(
    (part) => part !== null,
  );
  const [first] = parts;
  if (first === undefined) return null;
  const subject = parts.map((part) => part.subject).join(" · ");
  const [action, ...others] = parts.map(({ link: { label, url } }) => ({
    label,
    url: siteUrl + url,
  }));
  return newMail(
    { to: adminEmail, subject, goodUntil: endOfDay(isoDay(now)) },
    {
      title: first.title ?? first.subject,
      paragraphs: parts.flatMap(({ paragraphs }) => paragraphs),
      ...(action ? { action } : {}),
      others,
    },
    now,
  );
}

function toDo(waiting: Waiting): Part | null {
  const parts = waitingParts(waiting);
  const total = waitingTotal(waiting);
  if (total === 0) return null;
  return {
    subject: `${waiting.reports > 0 ? "Para decidir" : "Para aprovar"}: ${parts.join(", ")}`,
    title: total === 1 ? "Um item espera por você" : `${total} itens esperam por você`,
    paragraphs: ["Isto espera pela sua decisão:", parts.map((part) => `• ${part}`).join("\n")],
    link: { label: "Abrir as aprovações", url: paths.adminJobApproval },
  };
}

function held(companies: number): Part | null {
  if (companies === 0) return null;
  const isOne = companies === 1;
  const who = isOne ? "Uma empresa está" : `${companies} empresas estão`;
  const whose = isOne ? "dela" : "delas";
  return {
    subject: `${companies} ${isOne ? "empresa" : "empresas"} no Cadastro de Empregadores`,
    paragraphs: [
      `${who} no Cadastro de Empregadores. As vagas ${whose} ficam fora do site até você decidir.`,
    ],
    link: { label: "Abrir o painel", url: paths.adminDashboard },
  };
}

function untold(contacts: number): Part | null {
  if (contacts === 0) return null;
  const isOne = contacts === 1;
  const who = isOne
    ? "Um pedido de contato é para uma pessoa que não deu e-mail"
    : `${contacts} pedidos de contato são para pessoas que não deram e-mail`;
  return {
    subject: `${contacts} ${isOne ? "pedido" : "pedidos"} de contato sem e-mail`,
    paragraphs: [`${who}. Avise pelo WhatsApp, em Pedidos de contato.`],
    link: { label: "Ver os pedidos", url: paths.adminCandidates },
  };
}

function registered({ count, names }: NewCompanies): Part | null {
  if (count === 0) return null;
  const more = count - names.length;
  const lines = [...names.map((name) => `• ${name}`), ...(more > 0 ? [`• e mais ${more}`] : [])];
  return {
    subject: `${count} ${count === 1 ? "empresa nova" : "empresas novas"}`,
    paragraphs: ["Empresas que se cadastraram desde ontem:", lines.join("\n")],
    link: { label: "Ver as empresas", url: paths.adminCompanies },
  };
}
