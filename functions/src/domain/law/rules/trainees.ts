import type { Found, LawRule } from "../lawRule.ts";
import { wordSet } from "../surroundings.ts";

const hours = "h|hs|hr|hrs|hora|horas";

function isInternship({ reading: { job, title } }: Found): boolean {
  return job.contractType === "Estágio" || title.some((word) => word.startsWith("estag"));
}

function internship(most: number, longest: number, phrase: string, instead: string): LawRule {
  return {
    rule: "internship",
    grade: "A",
    asks: `mais de ${instead} de quem faz estágio`,
    law: "Lei 11.788/2008, art. 10",
    phrases: [phrase],
    unless: (found) => {
      const asked = found.numbers[0]!;
      return !isInternship(found) || asked <= most || asked > longest;
    },
    instead,
  };
}

const fromAge = wordSet("maior maiores partir de entre dos acima idade");

/** Whether only adults are asked for, who may do what minors may not. */
function isForAdults({ reading: { words } }: Found): boolean {
  return words.some(
    ({ value }, at) => value === 18 && [1, 2].some((back) => fromAge(words[at - back]?.text ?? "")),
  );
}

export const traineeRules: readonly LawRule[] = [
  internship(30, 60, `( # ${hours} por|na|a|semana* semana* )`, "30 horas semanais"),
  internship(30, 60, `( # ${hours} semana* )`, "30 horas semanais"),
  internship(6, 14, `( # ${hours} por|ao|diaria|diarias dia? )`, "6 horas por dia"),
  {
    rule: "apprentice",
    grade: "A",
    asks: "trabalho perigoso, insalubre ou noturno de aprendiz",
    law: "CF, art. 7º, XXXIII; Decreto 6.481/2008",
    phrases: [
      "( agrotoxic*|defensiv*|pesticid*|herbicid*|veneno|venenos|fungicid* )",
      "( dirig*|oper*|conduz* trator*|colheitadeir*|maquina|maquinas|empilhadeir*|caminh*|patrol* )",
      "( tratorist*|motosserra*|motoserra*|plantadeira|colheitadeira )",
      "( adicional|trabalho|turno|periodo|horario noturno|noturna )",
      "( periculosidade|insalubridade )",
      "( trabalho em altura )",
      "( nr 35 )",
      "( eletricidade|alta tensao|energizad* )",
      "( abate|desossa|matadouro|camara fria? )",
      "( arma|armas|explosiv*|inflamave* )",
      "( bombear|abastecimento combustive* )",
      "( serra|serras circular|fita )",
      "( solda|soldar|soldagem )",
    ],
    unless: (found) =>
      !found.reading.title.some((word) => word.startsWith("aprendi")) || isForAdults(found),
    instead: "",
  },
];
