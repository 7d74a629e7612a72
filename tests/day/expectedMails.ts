import { mails } from "../support/emulators.ts";

/** A mail by its address and subject: '{to}: {subject}'. */
const expected: string[] = [];

/** Notes that exactly one more mail with this subject is to reach this address on this day. */
export function expectMail(to: string, subject: string): void {
  expected.push(lineOf(to, subject));
}

export function expectedCount(): number {
  return expected.length;
}

/** What the sink lacks of the day's mails, and what it has too many of. */
export async function mailDifference(): Promise<{ missing: string[]; unexpected: string[] }> {
  const left = (await mails()).flatMap(linesOf);
  const missing = expected.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return { missing, unexpected: left };
}

function linesOf({ to, subject }: Awaited<ReturnType<typeof mails>>[number]): string[] {
  return to.map(({ address }) => lineOf(address, subject));
}

function lineOf(to: string, subject: string): string {
  return `${to.toLowerCase()}: ${subject}`;
}
