import type { Finding } from "@vagas/functions/domain/law/lawFinding";

/** Whether two findings are about the same words of the same part, wherever they now stand. */
export function isSameFinding(one: Finding, other: Finding): boolean {
  return findingKey(one) === findingKey(other);
}

export function findingKey({ part, rule, words }: Finding): string {
  return `${part}:${rule}:${words}`;
}
