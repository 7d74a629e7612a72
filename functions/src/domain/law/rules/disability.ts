import type { LawRule } from "../lawRule.ts";
import { lacks } from "../workerWords.ts";
import { isAfter, wordSet } from "../surroundings.ts";

const law = "Lei 9.029/1995, art. 1º";
const asks = "que a pessoa não tenha deficiência";
const people = "pcd|pcds|deficiente|deficientes|deficiencia|cadeirante|cadeirantes";

export const disabilityRules: readonly LawRule[] = [
  {
    rule: "disability",
    grade: "A",
    asks,
    law,
    phrases: [
      "( plena|total|perfeita|completa aptidao fisica|mental? e? mental? )",
      "( aptidao fisica|mental? e? mental|fisica? plena|total|perfeita|completa )",
      "( plena|total capacidade fisica|mental e? mental? )",
      "( plenamente|totalmente apto|apta|aptos )",
      "( perfeitas|plenas|otimas condicoes fisicas|saude|de e? mentais|saude? )",
    ],
    instead: "aptidão para a função",
  },
  {
    rule: "disability",
    grade: "A",
    asks,
    law,
    phrases: [
      "( sem nenhuma|nenhum|qualquer? deficiencia|deficiencias fisica|fisicas|mental|visual|auditiva? )",
      `( ${lacks} nenhuma|qualquer? deficien* fisic*|menta*|visua*|auditiv*? )`,
      `( que? nao aceit*|contrat*|pode|destinad*|disponivel|aberta|compativel ~3 ${people} )`,
      `( exceto|menos ~2 ${people} )`,
      "( sem limitac*|restric*|problema* fisica|fisicas|fisicos|fisico|saude|medica|medicas )",
      "( sem limitac*|restric*|problema* de|na saude|coluna )",
      "( sem doenca|doencas cronica|cronicas? )",
      `( ${lacks} nenhum|nenhuma|qualquer? limitac*|restric*|problema*|doenca* fisic*|de|na|cronic*|mental|mentais saude|coluna? )`,
      "( perfeita|perfeito saude fisica|mental? e? mental? )",
      "( perfeito estado de saude )",
      "( saude perfeita )",
      `( que? nao e|serve|servem para|p|pra ${people} )`,
      "( exame|teste de? hiv|aids )",
    ],
    unless: (found) => isAfter(found, 2, wordSet("com")) && isAfter(found, 1, wordSet("e ou")),
    instead: "",
  },
  {
    rule: "disability",
    grade: "B",
    asks: "boa saúde",
    law,
    phrases: ["( gozar|ter|com? de? boa|otima saude fisica|mental? e? mental? )"],
    unless: (found) => isAfter(found, 2, wordSet("uma alimentacao habitos")),
    instead: "",
  },
];
