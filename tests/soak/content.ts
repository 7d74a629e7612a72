import { addDays } from "@vagas/functions/domain/dates";
import { buildJobContent } from "@vagas/functions/domain/testing/buildJob";
import { jobTypes } from "@vagas/functions/domain/options";
import type { Dice } from "./openPerson.ts";

const titles = [
  "Vendedor de balcão",
  "Padeiro",
  "Operário de secador",
  "Vaqueiro",
  "Técnica de enfermagem",
  "Motorista carreteiro",
  "Auxiliar de cozinha",
  "Pedreiro",
];
const places = ["Canabrava do Norte", "Confresa", "Porto Alegre do Norte", "Vila Rica"];

/** What a person might type into a job's form. */
export function someContent(dice: Dice, company: string) {
  const type = dice.oneOf(jobTypes)!;
  return buildJobContent({
    title: `${dice.oneOf(titles)} ${dice.below(1000)}`,
    company,
    location: dice.oneOf(places)!,
    description: "Trabalho de segunda a sábado, com carteira assinada.",
    type,
    urgent: dice.chance(0.2),
    acceptNoExperience: dice.chance(0.5),
  });
}

export function someDeadline(dice: Dice): Date {
  return addDays(new Date(), 2 + dice.below(50));
}
