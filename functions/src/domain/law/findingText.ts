import { belowMinimumText } from "../pay/minimumWage.ts";
import type { Finding } from "./lawFinding.ts";

/** What a person reads of a finding, without who decides. */
export function findingText({ rule, grade, words, asks, law, instead }: Finding): string {
  if (rule === "pay") return belowMinimumText(instead);
  if (grade === "C")
    return `Dica: escreva “${instead}” em vez de “${words}”, para mostrar que a vaga é de todos.`;
  const way = instead === "" ? "" : ` Sugestão: “${instead}”.`;
  if (grade === "B")
    return `Confira “${words}”. Só se pode exigir ${asks} quando o trabalho pede (${law}).${way}`;
  return `Troque “${words}”. A lei não permite exigir ${asks} (${law}).${way || " Sugestão: tire este trecho."}`;
}
