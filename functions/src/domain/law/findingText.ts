import type { Finding } from "./lawFinding.ts";

/** What a person reads of a finding; says nothing of who decides. */
export function findingText({ grade, words, asks, law, instead }: Finding): string {
  const way = instead === "" ? "Tire este trecho." : `Sugestão: “${instead}”.`;
  if (grade === "A") return `Troque “${words}”. A lei não permite exigir ${asks} (${law}). ${way}`;
  if (grade === "B") return `Confira “${words}”: pode haver problema com ${asks} (${law}). ${way}`;
  return `Dica: em vez de “${words}”, escreva “${instead}”.`;
}
