import { MailDev } from "maildev";
import { host, ports } from "../ports.ts";

/** The mail sink: accepts every message by SMTP, delivers none, and shows them on a page. */
const sink = new MailDev({
  smtp: ports.smtp,
  ip: host,
  web: ports.mail,
  webIp: host,
  silent: true,
  maxEmails: 10_000,
});

await sink.start();
