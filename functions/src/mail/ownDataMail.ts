import { addDays } from "../domain/dates.ts";
import { limits } from "../domain/limits.ts";
import type { Mail } from "../domain/mail/mail.ts";
import { paths } from "../domain/site/paths.ts";
import { town } from "../domain/town.ts";
import { newMail } from "./newMail.ts";
import { signLink } from "./signedLink.ts";

/** The mail with the link to all data under an address. */
export function ownDataMail(
  email: string,
  { siteUrl, secret, now }: { siteUrl: string; secret: string; now: Date },
): Mail | null {
  const expires = addDays(now, limits.ownDataLinkDays);
  const token = signLink(
    { purpose: "ownData", subject: email, of: now.getTime(), expires: expires.getTime() },
    secret,
  );
  return newMail(
    { to: email, subject: `Seus dados no site ${town.boardName}`, goodUntil: expires },
    {
      title: "Seus dados",
      paragraphs: [
        "Olá!",
        `Alguém pediu para ver os dados guardados com este e-mail no site ${town.boardName}. Com o link abaixo você vê tudo, baixa uma cópia, corrige ou apaga. Ele vale por 24 horas a partir do pedido e, depois de usado, por ${limits.ownDataOpenMinutes} minutos: não o repasse a ninguém.`,
        "Se não foi você, não faça nada: sem o link, ninguém vê os seus dados.",
      ],
      action: { label: "Ver meus dados", url: `${siteUrl}${paths.ownData}#${token}` },
    },
    now,
  );
}
