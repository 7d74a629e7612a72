import { isAnswer } from "@vagas/functions/domain/application/stage";
import type { Candidate } from "@vagas/functions/domain/application/candidate";

/** The order in which people are read: who was there stays in place, whatever the list shows now; others follow. */
export function continuedOrder(before: readonly string[], listed: readonly string[]): string[] {
  return [...before, ...listed.filter((id) => !before.includes(id))];
}

/** A person's neighbours; null at an end. Somebody who is not in the order leads to its first. */
export function neighbours(
  order: readonly string[],
  id: string,
): { previous: string | null; next: string | null } {
  const at = order.indexOf(id);
  return { previous: order[at - 1] ?? null, next: order[at + 1] ?? null };
}

/** Who has no answer yet: the first one after a person, else the first one at all; null if everybody has one. */
export function nextUnanswered(
  order: readonly string[],
  id: string,
  people: readonly Pick<Candidate, "id" | "stage">[],
): string | null {
  const waiting = new Set(
    people.filter(({ id: other, stage }) => other !== id && !isAnswer(stage)).map((one) => one.id),
  );
  const at = order.indexOf(id) + 1;
  return [...order.slice(at), ...order.slice(0, at)].find((one) => waiting.has(one)) ?? null;
}
