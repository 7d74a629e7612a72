import type { Mail } from "../domain/mail/mail.ts";
import { paths } from "../domain/site/paths.ts";
import { newMail } from "./newMail.ts";
import { type Recipient, toCompany } from "./toCompany.ts";

/** One for each period, identified by its end. */
export function summaryMailId(companyId: string, until: Date): string {
  return `applications-${companyId}-${until.getTime()}`;
}

const aboutOne = [
  "Chegou mais uma candidatura às suas vagas.",
  "Os dados e o currículo estão no painel da sua empresa. Se a pessoa desistiu nesse meio-tempo, a candidatura não aparece.",
];

const aboutSeveral = [
  "Para não encher a sua caixa de entrada, estas candidaturas vêm reunidas num só e-mail.",
  "Os dados de cada pessoa e os currículos estão no painel da sua empresa. Quem desistiu nesse meio-tempo não aparece.",
];

/** The mail to a company about the applications over its budget; sent from `until` on. */
export function summaryMail(
  count: number,
  company: Recipient,
  { siteUrl, until, now }: { siteUrl: string; until: Date; now: Date },
): Mail | null {
  const title =
    count === 1
      ? "1 nova candidatura às suas vagas"
      : `${count.toLocaleString("pt-BR")} novas candidaturas às suas vagas`;
  return newMail(
    { ...toCompany(company), subject: title, notBefore: until },
    {
      title,
      paragraphs: [`Olá, ${company.name}!`, ...(count === 1 ? aboutOne : aboutSeveral)],
      action: { label: "Ver candidaturas", url: siteUrl + paths.companyDashboard },
    },
    now,
  );
}
