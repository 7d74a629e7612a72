import { limits } from "@vagas/functions/domain/limits";
import { setTimeout as sleep } from "node:timers/promises";
import { host, ports, projectId as suiteProject } from "../../emulators/ports.ts";

export { host, ports };

/** The suite's project; concurrent tests get one each (tests/stryker/work.vitest.config.ts). */
export const projectId = process.env.VAGAS_TEST_PROJECT ?? suiteProject;

/** The site as the Hosting emulator serves it. */
export const siteUrl = `http://localhost:${ports.hosting}`;

const authUrl = `http://${host}:${ports.auth}/emulator/v1/projects/${projectId}`;
const firestoreUrl = `http://${host}:${ports.firestore}/emulator/v1/projects/${projectId}/databases/(default)/documents`;

/** A mail as maildev lists it; it has more fields. */
type Mail = {
  id: string;
  subject: string;
  to: { address: string; name?: string }[];
  from: { address: string; name?: string }[];
  text?: string;
  html?: string;
  attachments?: {
    filename?: string;
    generatedFileName?: string;
    contentType: string;
    size: number;
  }[];
};

/** A link that Auth made. */
type OobCode = {
  email: string;
  requestType:
    | "VERIFY_EMAIL"
    | "PASSWORD_RESET"
    | "EMAIL_SIGNIN"
    | "VERIFY_AND_CHANGE_EMAIL"
    | "RECOVER_EMAIL";
  oobCode: string;
  oobLink: string;
};

/** Empties Firestore. */
export async function clearFirestore(): Promise<void> {
  await request(firestoreUrl, "DELETE");
}

/** Deletes every account; a bulk deletion fires no trigger. */
export async function clearAccounts(): Promise<void> {
  await request(`${authUrl}/accounts`, "DELETE");
}

/** The codes of all links that Auth made so far, oldest first, for its own mails and the functions'. */
async function oobCodes(): Promise<OobCode[]> {
  return ((await request(`${authUrl}/oobCodes`, "GET")) as { oobCodes: OobCode[] }).oobCodes;
}

/** The newest link of one type for the account of `email`; waits a little for it. */
export async function newestLink(email: string, type: OobCode["requestType"]): Promise<string> {
  return eventually(`a link ${type}`, async () => {
    const codes = (await oobCodes()).filter(
      (code) => code.email === email.toLowerCase() && code.requestType === type,
    );
    return codes.at(-1)?.oobLink;
  });
}

/**
 * Switches e-mail enumeration protection, which is on in new projects: Auth then does not reveal which addresses have
 * an account.
 */
export async function protectFromEnumeration(on = true): Promise<void> {
  await request(`${authUrl}/config`, "PATCH", {
    emailPrivacyConfig: { enableImprovedEmailPrivacy: on },
  });
}

/** Every mail in the sink, to `address` if given. */
export async function mails(address?: string): Promise<Mail[]> {
  const all = (await request(`http://${host}:${ports.mail}/api/email`, "GET")) as Mail[];
  return address === undefined
    ? all
    : all.filter(({ to }) =>
        to.some((recipient) => recipient.address.toLowerCase() === address.toLowerCase()),
      );
}

const messageIds = new Map<string, string>();

/** The Message-ID of every mail in the sink, without its brackets; the sink's list omits it. */
export async function sentMessageIds(): Promise<string[]> {
  const all = await mails();
  const unread = all.filter(({ id }) => !messageIds.has(id));
  while (unread.length > 0)
    await Promise.all(
      unread.splice(0, 20).map(async ({ id }) => messageIds.set(id, await readMessageId(id))),
    );
  return all.map(({ id }) => messageIds.get(id)!);
}

async function readMessageId(id: string): Promise<string> {
  const [, messageId] = /^Message-ID:\s*<(.+)>/im.exec(await mailSource(id)) ?? [];
  if (messageId === undefined) throw new Error(`The sink has no Message-ID of the mail ${id}`);
  return messageId;
}

/** A mail as it was sent, with its headers. */
export async function mailSource(id: string): Promise<string> {
  return (await fetch(`http://${host}:${ports.mail}/api/email/${id}/source`)).text();
}

/** Waits for a mail to `address` whose subject contains `subject`. */
export function mailTo(address: string, subject = ""): Promise<Mail> {
  // A mail about a decision waits, so that the decision can be taken back.
  const patience = usualPatience + limits.decisionMailDelay * 1000;
  const look = async () => (await mails(address)).find((mail) => mail.subject.includes(subject));
  return eventually(`a mail '${subject}'`, look, patience);
}

/** The newest account link that was mailed to `address`, by its purpose. */
export function mailedLink(
  address: string,
  mode: "verifyEmail" | "resetPassword" | "verifyAndChangeEmail",
): Promise<string> {
  const link = new RegExp(`http\\S+/empresa/redefinir-senha\\?mode=${mode}&oobCode=[\\w-]+`);
  return eventually(`a mail to ${mode}`, async () => {
    const links = (await mails(address)).map(({ text = "" }) => link.exec(text)?.[0]);
    return links.findLast((found) => found !== undefined);
  });
}

/** Empties the mail sink. */
export async function clearMails(): Promise<void> {
  await request(`http://${host}:${ports.mail}/api/email/all`, "DELETE");
}

/** Milliseconds; events are late on a busy machine. */
const usualPatience = 40_000;

/**
 * Waits until `look` finds something and returns it; throws after `patience` milliseconds, naming what was missing.
 */
export async function eventually<T>(
  what: string,
  look: () => Promise<T | undefined>,
  patience = usualPatience,
): Promise<T> {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    const seen = await look();
    if (seen !== undefined) return seen;
    await sleep(100);
  }
  throw new Error(`Waited ${patience / 1000} s in vain for ${what}`);
}

async function request(url: string, method: string, body?: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: {
      Authorization: "Bearer owner",
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok)
    throw new Error(`${method} ${url} answered ${response.status}: ${await response.text()}`);
  const text = await response.text();
  return text === "" ? null : JSON.parse(text);
}
