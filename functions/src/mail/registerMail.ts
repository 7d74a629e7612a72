import type { RegisterMatch } from "../domain/company/employerRegister.ts";
import { formatDate, startOfDay } from "../domain/dates.ts";
import type { Mail } from "../domain/mail/mail.ts";
import { paths } from "../domain/site/paths.ts";
import { newMail } from "./newMail.ts";

/** One for each match. */
export function registerMailId({ id, since }: RegisterMatch): string {
  return `register-${id}-${since.getTime()}`;
}

/** The mail to the administrator about a company that the register of employers names. It holds no number. */
export function registerMail(
  { id, edition }: RegisterMatch,
  company: string,
  { now, siteUrl, adminEmail }: { now: Date; siteUrl: string; adminEmail: string },
): Mail | null {
  return newMail(
    { to: adminEmail, subject: `${company}: está no Cadastro de Empregadores` },
    {
      title: "Uma empresa está no Cadastro de Empregadores",
      paragraphs: [
        `O número de ${company} está na edição de ${formatDate(startOfDay(edition))} do cadastro federal de empregadores que submeteram trabalhadores a condições parecidas com a escravidão.`,
        "As vagas dela saíram do site e ficam fora até você decidir. No site, nada diz o motivo.",
        "Confira o nome e o número na lista oficial. Se não for a mesma empresa, ou se ela já saiu da lista, você pode liberar as vagas na página da empresa.",
      ],
      action: { label: "Ver a empresa", url: siteUrl + paths.adminCompany(id) },
    },
    now,
  );
}
