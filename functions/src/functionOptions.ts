import { setGlobalOptions } from "firebase-functions";
import { defineSecret, defineString } from "firebase-functions/params";

export const region = "southamerica-east1";
const maxInstances = 10;

/** Whether functions that pages call require App Check's proof that a page of ours calls: APP_CHECK in functions/.env.<project>. */
export const enforceAppCheck = process.env["APP_CHECK"] === "true";

// Nobody waits for what runs by an event or a schedule: it has the share of a processor that goes with its memory (a sixth
// for 256 MiB, a third for 512 MiB), which allows one event at a time.
setGlobalOptions({ region, maxInstances, enforceAppCheck, cpu: "gcf_gen1", concurrency: 1 });

/** For functions that people wait for: a whole processor, shared by that many requests. */
export const served = { cpu: 1, concurrency: 80 } as const;

/** For functions that pages call at the site's own address: the browsers of another site's visitors may not. */
export const fromTheSite = { ...served, cors: false } as const;

/** The one account that may carry the admin claim. */
export const adminEmail = defineString("ADMIN_EMAIL", {
  description: "The administrator's e-mail address",
});

/** Where links in mails lead, without a slash at the end. */
export const siteUrl = defineString("SITE_URL", {
  description: "The site's address, such as https://example.com",
});

/** Sender of every mail: 'Name <address>'. */
export const mailFrom = defineString("MAIL_FROM", {
  description: "The mails' sender, such as Vagas <nao-responda@example.com>",
});

/** Whether this runs in the emulators. */
export const emulated = process.env["FUNCTIONS_EMULATOR"] === "true";

/** smtp[s]://user:password@host:port: a secret where it holds a password, plain for the emulators' sink. */
export const smtpUrl = emulated ? defineString("SMTP_URL") : defineSecret("SMTP_URL");

/** The secrets of the function that sends. */
export const smtpSecrets: string[] = emulated ? [] : ["SMTP_URL"];

/** What links in mails are signed with: at least 32 random characters. A new one ends every link already sent. */
export const linkSecret = emulated ? defineString("LINK_SECRET") : defineSecret("LINK_SECRET");

/** The secrets of the functions that sign links and of those that check them. */
export const linkSecrets: string[] = emulated ? [] : ["LINK_SECRET"];
