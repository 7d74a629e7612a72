import type { AccountLink } from "../domain/account/accountMailRequest.ts";
import { addMinutes } from "../domain/dates.ts";
import { limits } from "../domain/limits.ts";
import type { Mail } from "../domain/mail/mail.ts";
import { paths } from "../domain/site/paths.ts";
import { town } from "../domain/town.ts";
import type { Letter } from "./layout.ts";
import { newMail } from "./newMail.ts";

/** Placeholder for the link's code until the mail is sent. */
export const codeToCome = "{code}";

/** The mail with a link that proves an address or sets a new password; it contains no typed words. */
export function accountMail(link: AccountLink, siteUrl: string, now: Date): Mail | null {
  const { mode, email, uid, newEmail } = link;
  const url = `${siteUrl}${paths.companyResetPassword}?mode=${mode}&oobCode=${codeToCome}`;
  const { subject, label, ...letter } = letters[mode];
  return newMail(
    {
      to: newEmail ?? email,
      ...(uid === null ? {} : { companyId: uid }),
      subject,
      accountLink: link,
      // A confirmation is useful however late; other requests can be repeated.
      ...(mode === "verifyEmail" ? {} : { goodUntil: addMinutes(now, limits.accountMailMinutes) }),
    },
    { ...letter, action: { label, url } },
    now,
  );
}

const once = "Ele vale por pouco tempo e uma vez só: não o repasse a ninguém.";

const letters: Record<AccountLink["mode"], Letter & { subject: string; label: string }> = {
  verifyEmail: {
    subject: `Confirme seu e-mail no site ${town.boardName}`,
    title: "Confirme seu e-mail",
    paragraphs: [
      "Olá!",
      `Uma empresa foi cadastrada no site ${town.boardName} com este endereço. Se foi você, abra o link abaixo e toque em “Confirmar o e-mail” para ativar a conta.`,
      "Se não foi você, não faça nada: sem a confirmação, a conta não publica vagas.",
    ],
    label: "Confirmar o e-mail",
  },
  resetPassword: {
    subject: `Redefinir a senha no site ${town.boardName}`,
    title: "Redefinir a senha",
    paragraphs: [
      "Olá!",
      `Alguém pediu uma senha nova para a conta que usa este e-mail no site ${town.boardName}. Se foi você, escolha a senha pelo link abaixo. ${once}`,
      "Se não foi você, não faça nada: a senha continua a mesma.",
    ],
    label: "Escolher uma senha nova",
  },
  verifyAndChangeEmail: {
    subject: `Confirme o novo e-mail da conta no site ${town.boardName}`,
    title: "Confirme o novo e-mail",
    paragraphs: [
      "Olá!",
      `Foi pedido que a conta de uma empresa no site ${town.boardName} passe a usar este endereço. Se foi você, abra o link abaixo e toque em “Confirmar o novo e-mail”. ${once}`,
      "Se não foi você, não faça nada: sem a confirmação, nada muda.",
    ],
    label: "Confirmar o novo e-mail",
  },
};

/** The mail's text, with the code in its link. */
export function withCode<Content extends Pick<Mail["message"], "text" | "html">>(
  content: Content,
  code: string,
): Content {
  const put = (text: string) => text.replaceAll(codeToCome, encodeURIComponent(code));
  return { ...content, text: put(content.text), html: put(content.html) };
}
