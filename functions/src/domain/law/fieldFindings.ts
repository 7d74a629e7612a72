import type { Advertisement, Finding } from "./lawFinding.ts";

const tooLongForInterns = ["Tempo integral (44h semanais)", "Escala 6x1", "Escala 12x36"];

/** What the law says of an advertisement's choices. */
export function fieldFindings({ contractType, workload }: Advertisement): Finding[] {
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
