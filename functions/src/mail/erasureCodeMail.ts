import { createHmac } from "node:crypto";
import { addMinutes } from "../domain/dates.ts";
import { limits } from "../domain/limits.ts";
import type { Mail } from "../domain/mail/mail.ts";
import { town } from "../domain/town.ts";
import { newMail } from "./newMail.ts";

/**
 * The six-digit code that confirms an erasure, for a link's nth request. It is not stored; the secret recomputes it.
 */
export function erasureCode(linkId: string, n: number, secret: string): string {
  const digest = createHmac("sha256", secret).update(`erasure:${linkId}:${n}`).digest();
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, "0");
}

/** The mail with such a code to the address whose data is to be erased. */
export function erasureCodeMail(email: string, code: string, now: Date): Mail | null {
  const { minutes } = limits.erasureCode;
  return newMail(
    {
      to: email,
      subject: `Código para apagar seus dados no site ${town.boardName}`,
      goodUntil: addMinutes(now, minutes),
    },
    {
      title: "Código para apagar seus dados",
      paragraphs: [
        "Olá!",
        `Na página Meus dados do site ${town.boardName} foi pedido para apagar tudo o que está guardado com este e-mail. Para confirmar, digite este código na página:`,
        code,
        `Ele vale por ${minutes} minutos. Se não foi você, não passe o código a ninguém: sem ele, nada é apagado.`,
      ],
    },
    now,
  );
}
