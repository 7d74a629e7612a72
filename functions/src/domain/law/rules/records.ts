import type { Found, LawRule } from "../lawRule.ts";
import { isAfter, isBefore, wordSet } from "../surroundings.ts";

/** Trades of which records may be asked: TST, Tema 1. */
const trusted = wordSet(
  "domestic* diarist* baba babas cuidador* creche* motorist* carreteir* caminhoneir* acougueir* desossador* magaref* faqueir* vigilant* vigia* seguranc* guarda* agrotoxic* defensiv* pulveriz* aplicador* bancari* tesour* cobrador* financeir* caixa* escolta* armad* frigorific* abate*",
);

function isTrusted({ reading: { title } }: Found): boolean {
  return title.split(" ").some(trusted);
}

const checked = wordSet(
  "client* comprador* pedid* cadastro* consult* analis* fornecedor* devedor* cobranca*",
);

export const recordsRules: readonly LawRule[] = [
  {
    rule: "records",
    grade: "B",
    asks: "antecedentes",
    law: "TST, Tema 1",
    phrases: [
      "( sem|bons|atestado|certidao de|negativa? bons|de? antecedente|antecedentes criminais|criminal|policiais? )",
      "( antecedentes criminais|policiais|criminal? )",
      "( ficha limpa|policial|criminal )",
      "( certidao|certidoes negativa|negativas? de? ~1 criminal|criminais )",
      "( nada consta )",
      "( sem|nao ter|tenha|possuir? passagem|passagens|problema|problemas pela|por|na|com|policial a|na|da? policia|justica|criminal? )",
      "( sem processo|processos criminal|criminais )",
      "( nao ser|ter fichad* )",
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
      "( sem|nao ter|tenha|possuir? nenhuma? restric*|pendenci*|dividas|divida|protesto|protestos ~1 nome|cpf|credito|financeir*|spc|serasa )",
      "( sem dividas )",
      "( sem nome sujo )",
      "( nao ter|estar|esteja|tenha com? o? nome? sujo|negativado|no|na spc|serasa? e|ou|nem? serasa? )",
      "( spc e|ou|nem? serasa )",
      "( serasa )",
      "( spc )",
      "( consulta de|ao? credito )",
    ],
    unless: (found) => isAfter(found, 6, checked) || isBefore(found, 4, checked),
    instead: "",
  },
];
