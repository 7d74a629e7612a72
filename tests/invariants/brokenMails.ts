import type { Board } from "./readBoard.ts";

/** Contradictions in mails; `sent` are the Message-IDs that the sink received, with repetitions. */
export function brokenMails(
  { mails, candidates }: Board,
  sent: readonly string[],
  now: Date,
): string[] {
  const broken: string[] = [];
  const counts = new Map<string, number>();
  for (const id of sent) counts.set(id, (counts.get(id) ?? 0) + 1);
  for (const [id, count] of counts)
    if (count > 1) broken.push(`the message ${id} arrived ${count} times`);

  for (const [id, { delivery, notBefore }] of mails) {
    const waits = delivery === null && notBefore !== undefined && notBefore > now;
    if (delivery?.state !== "SUCCESS") {
      if (!waits) broken.push(`mail/${id} is ${delivery?.state ?? "not sent"}`);
    } else if (!counts.has(bare(delivery.info!.messageId)))
      broken.push(`mail/${id} counts as sent, and nothing arrived`);
    const application = applicationOf(id);
    if (
      application !== null &&
      slug(candidates.get(application.candidateId)?.resumePath) !== application.file
    )
      broken.push(`mail/${id} is about an application that is gone`);
  }
  return broken;
}

/** A Message-ID without its brackets. */
function bare(messageId: string): string {
  return messageId.replace(/^<|>$/g, "");
}

/** The application that a mail's id names; null if it is about something else. */
function applicationOf(mailId: string): { candidateId: string; file: string } | null {
  const [, candidateId, file] =
    /^(.+_.+?)-(\d+-\w+-\w+)-(?:company|receipt|another-file)$/.exec(mailId) ?? [];
  return candidateId === undefined || file === undefined ? null : { candidateId, file };
}

function slug(path: string | undefined): string | undefined {
  return path?.split("/").at(-1)?.replace(/\W/g, "-");
}
