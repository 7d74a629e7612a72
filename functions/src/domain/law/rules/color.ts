import type { LawRule } from "../lawRule.ts";
import { isAfter, wordSet } from "../surroundings.ts";
import { person, workers } from "../people.ts";

const law = "Lei 7.716/1989, art. 4º, § 2º";

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
    unless: ({ reading: { words }, ...found }) =>
      words.some(({ text }) => text.startsWith("afirmativ")) ||
      isAfter(
        { ...found, reading: { words } as never },
        5,
        wordSet(
          "camis* roup* calc* tint* carro* parede* moda corte* salao produt* especialist* alis*",
        ),
      ),
    instead: "",
  },
  {
    rule: "color",
    grade: "A",
    asks: "origem",
    law: "Lei 9.029/1995, art. 1º",
    phrases: [
      "( nao aceit*|contrat*|peg*|queremos|quero|trabalh* com? negr*|nordestin*|venezuelan*|haitian*|indigen*|indio*|estrangeir*|baian*|maranhens*|bolivian*|paraguai* )",
      "( nao ser|seja negr*|nordestin*|venezuelan*|haitian*|indigen*|indio|india|estrangeir*|baian*|maranhens*|bolivian*|paraguai* )",
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
