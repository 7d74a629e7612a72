import { setGlobalOptions } from "firebase-functions";
import { defineSecret, defineString } from "firebase-functions/params";

const region = "southamerica-east1";
const maxInstances = 10;

/** Whether callable functions require an App Check token: APP_CHECK in functions/.env.<project>. */
export const enforceAppCheck = process.env["APP_CHECK"] === "true";

/** How many mails of alerts are written a day: ALERT_MAILS_A_DAY in functions/.env.<project>. */
export const alertMailsADay = Number(process.env["ALERT_MAILS_A_DAY"]) || 300;

// Functions with an event trigger or a schedule have the share of a processor that belongs to their memory (a sixth
// for 256 MiB, a third for 512 MiB), which allows one event at a time.
setGlobalOptions({ region, maxInstances, enforceAppCheck, cpu: "gcf_gen1", concurrency: 1 });

/** For functions that people wait for: a whole processor, shared by this many requests. */
export const served = { cpu: 1, concurrency: 80 } as const;

/** For callable functions at the site's own address; other sites' pages may not call them. */
export const fromTheSite = { ...served, cors: false } as const;

/** The one account that may carry the admin claim. */
export const adminEmail = defineString("ADMIN_EMAIL", {
  description: "The administrator's e-mail address",
});

/** The base of links in mails, without a trailing slash. */
export const siteUrl = defineString("SITE_URL", {
  description: "The site's address, such as https://example.com",
});

/** The sender of every mail: 'Name <address>'. */
export const mailFrom = defineString("MAIL_FROM", {
  description: "The mails' sender, such as Vagas <nao-responda@example.com>",
});

/** Proves to search engines that news of this site come from it (IndexNow); empty: they are told nothing. */
export const indexNowKey = defineString("INDEXNOW_KEY", {
  default: "",
  description: "8 to 128 letters, digits or dashes, for IndexNow; empty: off",
});

/** Whether this runs in the emulators. */
export const emulated = process.env["FUNCTIONS_EMULATOR"] === "true";

/** The neighbours of the demo, as JSON; only the emulators have any. */
export function demoNeighbours(): string {
  return (process.env["FUNCTIONS_EMULATOR"] === "true" && process.env["DEMO_NEIGHBOURS"]) || "";
}

/** smtp[s]://user:password@host:port: a secret if it contains a password, plain for the emulators' sink. */
export const smtpUrl = emulated ? defineString("SMTP_URL") : defineSecret("SMTP_URL");

/** The secrets of the functions that send mails, beside those of links: a mail that is taken back gives its budget back. */
export const smtpSecrets: string[] = emulated ? [] : ["SMTP_URL"];

/**
 * The secret that signs links in mails: at least 32 random characters. A new one invalidates every link already sent,
 * and what is stored under keys made with it is no longer found (docs/deploy.md, step 5).
 */
export const linkSecret = emulated ? defineString("LINK_SECRET") : defineSecret("LINK_SECRET");

/** The secrets of the functions that sign and check links. */
export const linkSecrets: string[] = emulated ? [] : ["LINK_SECRET"];
