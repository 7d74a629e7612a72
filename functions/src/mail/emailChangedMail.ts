import type { Company } from "../domain/company/company.ts";
import type { Mail } from "../domain/mail/mail.ts";
import { town } from "../domain/town.ts";
import { newMail } from "./newMail.ts";

/**
 * Tells the former address that the account has another one. `next` is shown in part: its owner recognises it, and
 * others learn no address.
 */
export function emailChangedMail(
  { name, email, next }: Pick<Company, "name" | "email"> & { next: string },
  now: Date,
): Mail | null {
  const { supportEmail, supportPhone } = town.contact;
  return newMail(
    { to: email, subject: "O e-mail da conta da sua empresa mudou" },
    {
      title: "O e-mail da conta mudou",
      paragraphs: [
        `Olá, ${name}!`,
        `A conta da empresa no site ${town.boardName} agora usa o endereço ${partOf(next)}, que foi confirmado. Para entrar, use esse endereço e a mesma senha. Os avisos sobre vagas e candidaturas chegam nele.`,
        `Se foi você quem mudou, está tudo certo. Se não foi, fale logo com a administração do site: responda este e-mail, escreva para ${supportEmail} ou ligue para ${supportPhone}.`,
      ],
    },
    now,
  );
}

/** 'm•••@loja.example' */
function partOf(address: string): string {
  const at = address.lastIndexOf("@");
  return `${address.slice(0, 1)}•••${address.slice(at)}`;
}
