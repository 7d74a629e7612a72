import { isBelowMinimum, minimumPayText } from "../pay/minimumWage.ts";
import { amountText } from "../pay/payText.ts";
import type { Advertisement, Finding } from "./lawFinding.ts";

const tooLongForInterns = ["Tempo integral (44h semanais)", "Escala 6x1", "Escala 12x36"];

/** What the law says of an advertisement's pay and choices. */
export function fieldFindings(job: Advertisement, today: Date): Finding[] {
  return [...payFindings(job, today), ...workloadFindings(job)];
}

function payFindings({ pay = null, ...job }: Advertisement, today: Date): Finding[] {
  if (pay === null || !isBelowMinimum({ ...job, pay }, today)) return [];
  return [
    {
      rule: "pay",
      grade: "A",
      part: "pay",
      start: 0,
      end: 0,
      words: amountText(pay),
      asks: "trabalho por menos que o salário mínimo",
      law: "CF, art. 7º, IV",
      instead: minimumPayText(pay, today)!,
    },
  ];
}

function workloadFindings({ contractType, workload }: Advertisement): Finding[] {
  if (contractType !== "Estágio" || workload === null || !tooLongForInterns.includes(workload))
    return [];
  return [
    {
      rule: "internship",
      grade: "A",
      part: "workload",
      start: 0,
      end: 0,
      words: workload,
      asks: "mais de 30 horas semanais de quem faz estágio",
      law: "Lei 11.788/2008, art. 10",
      instead: "Meio período (20-30h semanais)",
    },
  ];
}
