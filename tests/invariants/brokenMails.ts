import type { Mail } from "@vagas/functions/domain/mail/mail";
import type { Board } from "./readBoard.ts";

/** Contradictions in mails; `sent` are the Message-IDs that the sink received, with repetitions. */
export function brokenMails(
  { mails, candidates }: Board,
  sent: readonly string[],
  now: Date,
): string[] {
  const counts = new Map<string, number>();
  for (const id of sent) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [
    ...[...counts]
      .filter(([, count]) => count > 1)
      .map(([id, count]) => `the message ${id} arrived ${count} times`),
    ...[...mails].flatMap(([id, mail]) => [
      ...brokenDelivery(id, mail, counts, now),
      ...(isOfGoneApplication(id, candidates)
        ? [`mail/${id} is about an application that is gone`]
        : []),
    ]),
  ];
}

function brokenDelivery(
  id: string,
  { delivery, notBefore }: Mail,
  counts: ReadonlyMap<string, number>,
  now: Date,
): string[] {
  const waits = delivery === null && notBefore !== undefined && notBefore > now;
  if (delivery?.state !== "SUCCESS")
    return waits ? [] : [`mail/${id} is ${delivery?.state ?? "not sent"}`];
  const hasArrived = counts.has(bare(delivery.info!.messageId));
  return hasArrived ? [] : [`mail/${id} counts as sent, and nothing arrived`];
}

function isOfGoneApplication(id: string, candidates: Board["candidates"]): boolean {
  const application = applicationOf(id);
  if (application === null) return false;
  return slug(candidates.get(application.candidateId)?.resumePath) !== application.file;
}

/** A Message-ID without its brackets. */
function bare(messageId: string): string {
  return messageId.replace(/^<|>$/g, "");
}

/** The application that a mail's id names; null if it is about something else. */
function applicationOf(mailId: string): { candidateId: string; file: string } | null {
  const [, candidateId, file] =
    /^(.+_.+?)-(\d+-\w+-\w+)-(?:company|receipt|another-file|answer-[a-z-]+)$/.exec(mailId) ?? [];
  return candidateId === undefined || file === undefined ? null : { candidateId, file };
}

function slug(path: string | undefined): string | undefined {
  return path?.split("/").at(-1)?.replace(/\W/g, "-");
}
