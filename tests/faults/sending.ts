import type { Mail } from "@vagas/functions/domain/mail/mail";
import { type Patience, postMail } from "../../functions/src/mail/postMail.ts";
import { sendWaiting } from "../../functions/src/triggers/mail/resendMail.ts";
import type { Life } from "./life.ts";
import { aLife } from "./scene.ts";
import type { TestServer } from "./smtpServer.ts";

/** A file too large to be sent before the other end reads. */
export const large = "large";

/** Sends by a server in a process that may die right after the server has the message. */
export function posting(life: Life, { url }: Pick<TestServer, "url">, patience?: Patience) {
  const mailer = {
    smtpUrl: url,
    from: "Vagas <vagas@vagas.example>",
    domain: "vagas.example",
    readAttachment: async (path: string) => (path === large ? Buffer.alloc(20_000_000) : null),
    makeCode: async () => null,
  };
  return (id: string, mail: Mail) => life.change(() => postMail(mailer, id, mail, patience));
}

/** The quarter-hourly round of that time. */
export function roundAt(server: Pick<TestServer, "url">, at: Date) {
  const life = aLife();
  return sendWaiting(() => life.context(at), posting(life, server));
}
