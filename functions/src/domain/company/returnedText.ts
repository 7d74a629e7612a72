import { formatDate } from "../dates.ts";
import type { Likeness, ReturnedCompany } from "./returnedCompany.ts";

/** What the administrator reads about a company that resembles a deactivated one: a sentence for each match. */
export function returnedText({
  cnpj,
  email,
}: Pick<ReturnedCompany, "cnpj" | "email">): readonly string[] {
  if (cnpj !== null && email !== null && ofWhom(cnpj) === ofWhom(email))
    return [`Mesmo CNPJ e mesmo e-mail ${ofWhom(cnpj)}`];
  return [
    ...(cnpj === null ? [] : [`Mesmo CNPJ ${ofWhom(cnpj)}`]),
    ...(email === null ? [] : [`Mesmo e-mail ${ofWhom(email)}`]),
  ];
}

function ofWhom({ deletedAt }: Likeness): string {
  return deletedAt === null
    ? "de uma empresa que está desativada"
    : `de uma empresa excluída em ${formatDate(deletedAt)}, que estava desativada`;
}
