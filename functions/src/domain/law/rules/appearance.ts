import type { LawRule } from "../lawRule.ts";
import { isBefore, wordSet } from "../surroundings.ts";

const law = "Lei 7.716/1989, art. 4º, § 2º";

export const appearanceRules: readonly LawRule[] = [
  {
    rule: "appearance",
    grade: "A",
    asks: "aparência",
    law,
    phrases: ["boa|otima|excelente|bela|bom|otimo|boas aparencia"],
    instead: "cordialidade",
  },
  {
    rule: "appearance",
    grade: "A",
    asks: "aparência",
    law,
    phrases: ["boa|otima|excelente apresentacao pessoal?"],
    unless: (found) => isBefore(found, 1, wordSet("de do da dos das em no na nos nas oral")),
    instead: "cordialidade",
  },
];
