import { isAfter, isBefore, wordSet } from "../surroundings.ts";
import { writtenOf } from "../matchedText.ts";
import type { Found, LawRule } from "../lawRule.ts";

/** Trades in a woman's form that advertisements use for one sex. */
const trades =
  "vendedora|vendedoras|cozinheira|cozinheiras|faxineira|faxineiras|costureira|costureiras|camareira|camareiras|arrumadeira|arrumadeiras|lavadeira|passadeira|merendeira|merendeiras|salgadeira|salgadeiras|doceira|confeiteira|confeiteiras|copeira|copeiras|cabeleireira|zeladora|cuidadora|cuidadoras|professora|professoras|enfermeira|promotora|promotoras|garconete|garconetes|funcionaria|funcionarias|candidata|candidatas|estagiaria";

const articles: Record<string, string> = {
  a: "o(a)",
  as: "os(as)",
  uma: "um(a)",
  umas: "uns(umas)",
  da: "do(a)",
  das: "dos(as)",
};

function bothForms(word: string): string {
  if (/gar[cç]onetes?$/iu.test(word))
    return word.endsWith("s") ? "garçons ou garçonetes" : "garçom ou garçonete";
  if (/oras$/iu.test(word)) return `${word.slice(0, -2)}es(as)`;
  if (/ora$/iu.test(word)) return `${word.slice(0, -1)}(a)`;
  return /s$/iu.test(word) ? `${word.slice(0, -2)}os(as)` : `${word.slice(0, -1)}o(a)`;
}

/** 'uma vendedora' → 'um(a) vendedor(a)'. */
function forAll(found: Found): string {
  const words = writtenOf(found).split(/\s+/u);
  const article = words.length > 1 ? articles[words[0]!.toLowerCase()] : undefined;
  const form = bothForms(words.at(-1)!);
  return article === undefined ? form : `${article} ${form}`;
}

const masculine = wordSet(
  "vendedor vendedores cozinheiro* faxineiro* costureiro* camareiro* zelador* cuidador cuidadores professor professores enfermeiro* operador operadores garcom garcons funcionario* candidato* confeiteiro* doceiro* salgadeiro* promotor promotores",
);

function isOneForm(found: Found): boolean {
  const { words } = found.reading;
  const trade = words[found.end - 1]!;
  return !trade.isBoth && !isAfter(found, 2, masculine) && !isBefore(found, 2, masculine);
}

export const tradeFormRules: readonly LawRule[] = [
  {
    rule: "sex",
    grade: "C",
    asks: "só mulheres",
    law: "CLT, art. 373-A, I",
    phrases: [
      `( a|as|uma|umas|da|das? ${trades} )`,
      "( a|as|uma|umas|da|das? operadora|operadoras ) de caixa|maquina|maquinas|trator|producao",
    ],
    unless: (found) => !isOneForm(found),
    instead: forAll,
  },
  {
    rule: "sex",
    grade: "C",
    asks: "só mulheres",
    law: "CLT, art. 373-A, I",
    phrases: ["( empregada|secretaria domestica|lar )"],
    unless: (found) => !isOneForm(found),
    instead: "empregado(a) doméstico(a)",
  },
];
