import { eventually, host, ports } from '../support/emulators.ts';

type ReceivedMail = {
  subject: string;
  from: { address: string; name?: string }[];
  to: { address: string }[];
  headers: Record<string, string | string[]>;
  attachments: { filename: string; contentType: string }[];
};

/** The mails the sink took for one address. */
export async function mailsTo(address: string): Promise<ReceivedMail[]> {
  const response = await fetch(`http://${host}:${ports.mail}/api/email`);
  const all = (await response.json()) as ReceivedMail[];
  return all.filter(({ to }) => to.some((recipient) => recipient.address === address));
}

/** Waits for a mail to the address. */
export function mailTo(address: string): Promise<ReceivedMail> {
  return eventually('a mail', async () => (await mailsTo(address))[0]);
}
