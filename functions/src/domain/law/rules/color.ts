import type { LawRule } from "../lawRule.ts";
import { isAfter, wordSet } from "../surroundings.ts";
import { lacks, person, refuses, workers } from "../workerWords.ts";

const law = "Lei 7.716/1989, art. 4º, § 2º";

/** What is sold, painted or done in a colour. */
const coloured = wordSet(
  "camis* roup* calc* tint* carro* parede* moda corte* salao produt* especialist* alis* uniform*",
);

export const colorRules: readonly LawRule[] = [
  {
    rule: "color",
    grade: "A",
    asks: "cor ou raça",
    law,
    phrases: [
      "( de? cor|pele|raca branca|clara|negra|morena|parda|preta )",
      `${person} ( branc*|negr*|moren*|loir*|pard*|ruiv* )`,
      "pessoa|pessoas|candidat* ( branc*|loir*|clara|claras )",
      "( cabelo|cabelos liso|lisos|loiro|loiros )",
    ],
    unless: (found) => found.reading.isAffirmative || isAfter(found, 5, coloured),
    instead: "",
  },
  {
    rule: "color",
    grade: "A",
    asks: "origem",
    law: "Lei 9.029/1995, art. 1º",
    phrases: [
      `( ${refuses} com? negr*|nordestin*|venezuelan*|haitian*|indigen*|indio*|estrangeir*|baian*|maranhens*|bolivian*|paraguai* )`,
      `( ${lacks} negr*|nordestin*|venezuelan*|haitian*|indigen*|indio|india|estrangeir*|baian*|maranhens*|bolivian*|paraguai* )`,
    ],
    instead: "",
  },
  {
    rule: "color",
    grade: "B",
    asks: "cor ou raça",
    law,
    phrases: ["( afirmativ* ~4 negr*|indigen*|pard*|quilombol* )", `( ${workers} negr* )`],
    instead: "",
  },
];
