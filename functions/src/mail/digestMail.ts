import { endOfDay, isoDay } from "../domain/dates.ts";
import type { Mail } from "../domain/mail/mail.ts";
import { paths } from "../domain/site/paths.ts";
import { type Waiting, waitingParts, waitingTotal } from "../domain/administration/waiting.ts";
import { newMail } from "./newMail.ts";

/** Companies that registered since the last digest; `names` are the newest. */
export type NewCompanies = { count: number; names: readonly string[] };

/** What came since the last digest; `contacts`: requests to people whom no mail tells. */
type News = { companies: NewCompanies; contacts: number };

/** One a day on the town's calendar. */
export function digestId(now: Date): string {
  return `digest-${isoDay(now)}`;
}

/** The mail to the administrator about waiting decisions, new companies and people to tell; null without any. */
export function digestMail(
  waiting: Waiting,
  { companies, contacts }: News,
  adminEmail: string,
  siteUrl: string,
  now: Date,
): Mail | null {
  const parts = waitingParts(waiting);
  const registered = counted(companies.count, "empresa nova", "empresas novas");
  const untold = counted(contacts, "pedido de contato sem e-mail", "pedidos de contato sem e-mail");
  const total = waitingTotal(waiting);
  const toDo = waiting.reports > 0 ? "Para decidir" : "Para aprovar";
  const subject = [parts.length > 0 && `${toDo}: ${parts.join(", ")}`, untold, registered]
    .filter(Boolean)
    .join(" · ");
  if (subject === "") return null;
  const [action, ...others] = [
    total > 0 && { label: "Abrir as aprovações", url: siteUrl + paths.adminJobApproval },
    untold !== null && { label: "Ver os pedidos", url: siteUrl + paths.adminCandidates },
    registered !== null && { label: "Ver as empresas", url: siteUrl + paths.adminCompanies },
  ].filter((link) => link !== false);
  return newMail(
    { to: adminEmail, subject, goodUntil: endOfDay(isoDay(now)) },
    {
      title: titleOf(total, untold ?? registered),
      paragraphs: [
        ...(total > 0
          ? ["Isto espera pela sua decisão:", parts.map((part) => `• ${part}`).join("\n")]
          : []),
        ...(untold === null ? [] : [toTell(contacts)]),
        ...(registered === null
          ? []
          : ["Empresas que se cadastraram desde ontem:", listed(companies)]),
      ],
      ...(action ? { action } : {}),
      others,
    },
    now,
  );
}

function titleOf(total: number, news: string | null): string {
  if (total === 0) return news ?? "";
  return total === 1 ? "Um item espera por você" : `${total} itens esperam por você`;
}

function toTell(contacts: number): string {
  const who =
    contacts === 1
      ? "Uma empresa pediu contato com uma pessoa que não deu e-mail"
      : `Empresas pediram ${contacts} contatos com pessoas que não deram e-mail`;
  return `${who}. Avise pelo WhatsApp, em Pedidos de contato.`;
}

function listed({ count, names }: NewCompanies): string {
  const more = count - names.length;
  return [...names.map((name) => `• ${name}`), ...(more > 0 ? [`• e mais ${more}`] : [])].join(
    "\n",
  );
}

function counted(count: number, one: string, many: string): string | null {
  return count === 0 ? null : `${count} ${count === 1 ? one : many}`;
}
