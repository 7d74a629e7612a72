import type { Found, LawRule } from "../lawRule.ts";
import { lacks } from "../workerWords.ts";
import { isAfter, isBefore, wordSet } from "../surroundings.ts";

/** Trades of which records may be asked: TST, Tema 1. */
const trusted = wordSet(
  "domestic* diarist* baba babas cuidador* creche* motorist* carreteir* caminhoneir* acougueir* desossador* magaref* faqueir* vigilant* vigia* seguranc* guarda* agrotoxic* defensiv* pulveriz* aplicador* bancari* tesour* cobrador* financeir* caixa* escolta* armad* frigorific* abate*",
);

function isTrusted({ reading: { title } }: Found): boolean {
  return title.some(trusted);
}

const checked = wordSet("client* comprador* pedid* analis* fornecedor* devedor* cobranca*");

export const recordsRules: readonly LawRule[] = [
  {
    rule: "records",
    grade: "B",
    asks: "antecedentes",
    law: "TST, Tema 1",
    phrases: [
      "( sem|bons|atestado|certidao de|negativa? bons|de? antecedente|antecedentes criminais|criminal|policiais? )",
      "( antecedentes criminais|policiais|criminal? )",
      "( sem ficha ~2 policia|policial|criminal )",
      "( ficha limpa|policial|criminal )",
      "( certidao|certidoes negativa|negativas? de? ~1 criminal|criminais )",
      "( nada consta )",
      `( ${lacks} passagem|passagens ~2 policia|policial|criminal? )`,
      `( ${lacks} problema|problemas ~2 policia|justica )`,
      "( sem passagem|passagens ~2 policia|policial|criminal )",
      "( sem passagem|passagens )",
      "( sem problema|problemas ~2 policia|justica )",
      "( sem processo|processos criminal|criminais )",
      `( ${lacks} fichad* )`,
      "( ex presidiari*|detent* )",
    ],
    unless: isTrusted,
    instead: "",
  },
  {
    rule: "records",
    grade: "B",
    asks: "nome limpo",
    law: "Lei 9.029/1995, art. 1º",
    phrases: [
      "( ter|estar|com|possuir? o|um? nome limpo )",
      "( nome|cpf limpo|regular|sem|nao ~1 restric*|pendenci*|negativad*|suj*|sujo )",
      "( nome limpo )",
      "( cpf limpo )",
      `( ${lacks} nenhuma? restric*|pendenci*|dividas|divida|protesto|protestos ~1 nome|cpf|credito|financeir*|spc|serasa )`,
      "( sem nenhuma? restric*|pendenci*|dividas|divida|protesto|protestos ~1 nome|cpf|credito|financeir*|spc|serasa )",
      "( sem dividas )",
      "( sem nome sujo )",
      `( ${lacks} com? o? nome? sujo|negativado|no|na spc|serasa? e|ou|nem? serasa? )`,
      "( spc e|ou|nem? serasa )",
      "( serasa )",
      "( spc )",
      "( consulta de|ao? credito )",
    ],
    unless: (found) => isAfter(found, 6, checked) || isBefore(found, 4, checked),
    instead: "",
  },
];
