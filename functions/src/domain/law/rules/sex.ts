import { after, before, isAfter, isBefore, type WordSet, wordSet } from "../surroundings.ts";
import { plainOf } from "../matchedText.ts";
import type { Found, LawRule } from "../lawRule.ts";
import { men, only, person, refuses, wanted, women, workers } from "../workerWords.ts";

const law = "CLT, art. 373-A, I";
const asks = "só homens ou só mulheres";

const isMan = wordSet(`${men.replaceAll("|", " ")} masculin* masc m`);
const isWoman = wordSet(`${women.replaceAll("|", " ")} feminin* fem f`);
const joins = wordSet(
  "e ou como quanto tanto tambem os as um uma de do da para pra p sexo vaga vagas moca moco",
);

/** Whether the other sex stands beside it: 'homens e mulheres', 'masculino/feminino'. */
function isForBoth(found: Found): boolean {
  const { words } = found.reading;
  const own = words.slice(found.start, found.end);
  if (own.some(({ isBoth }) => isBoth)) return true;
  const other: WordSet = own.some(({ text }) => isMan(text)) ? isWoman : isMan;
  if (own.some(({ text }) => isMan(text)) && own.some(({ text }) => isWoman(text))) return true;
  const next = after({ ...found, to: found.end }, 5).find(({ text }) => !joins(text));
  const last = before({ ...found, from: found.start }, 5).find(({ text }) => !joins(text));
  return [next, last].some(
    (word) =>
      word !== undefined &&
      (word.isBoth ? isMan(word.text) || isWoman(word.text) : other(word.text)),
  );
}

/** What is sold, cared for or bred, and not somebody who works. */
const offered = wordSet(
  "moda modas roup* loja lojas vestuario calcad* sapat* bolsa* perfum* cosmetic* publico cliente* clientela linha setor secao departamento produt* corte cortes cabel* barb* academia salao clinica consult* acessori* uniforme* tamanho* time futebol banheir* vestiari* alojament* quart* ala presidio infantil juvenil aula* curso* treino* paciente* aluno* aluna* crianca* animal animais bezerr* bovin* gado ave aves intern* hospede* idos* peca* tenis lingerie relogi* oculos joia* maquiag* bicicleta* catraca cueca* camis* calca* cuida* acompanh* atende atender atendimento atendemos",
);
const caredFor = wordSet("idos* acamad* enferm* doente* deficien* cadeirante*");

/** Whether somebody is meant who is old, ill or a child. */
function isCaredFor(found: Found): boolean {
  const near = { ...found, to: found.end };
  const age = after(near, 3).find(({ value }) => value !== null)?.value ?? 30;
  return isBefore(near, 2, caredFor) || age >= 60 || age < 14;
}

const isIncluded = wordSet("tambem inclusive bem incentiv* estimul* apoi*");

function isIncludedToo(found: Found): boolean {
  return isBefore(found, 1, isIncluded) || isAfter(found, 2, isIncluded);
}

/** Whether no sex is asked for. */
function isFair(found: Found): boolean {
  return (
    isForBoth(found) ||
    isCaredFor(found) ||
    isAfter(found, 4, offered) ||
    found.reading.isAffirmative ||
    isIncludedToo(found)
  );
}

const both: Record<string, string> = {
  one: "homem ou mulher",
  many: "homens e mulheres",
};

/**
 * 'homens' → 'profissionais', 'uma moça' → 'uma pessoa': adjectives that follow keep agreeing. With the words that
 * choose: 'só mulheres' → 'homens e mulheres'.
 */
function somebody(found: Found): string {
  const words = plainOf(found);
  const word = words.at(-1)!;
  const isMany = word.endsWith("s");
  if (words.length > 1) {
    const bothForms = both[isMany ? "many" : "one"]!;
    if (words[0]!.startsWith("exclusiv")) return `para ${bothForms}`;
    return words.includes("ser") ? `pode ser ${bothForms}` : bothForms;
  }
  if (isWoman(word)) return isMany ? "pessoas" : "pessoa";
  return isMany ? "profissionais" : "profissional";
}

function bothSexes(found: Found): string {
  const first = plainOf(found)[0]!;
  if (first.startsWith("preferenci") || ["do", "de"].includes(first)) return "de ambos os sexos";
  return first === "ao" ? "a ambos os sexos" : "ambos os sexos";
}

const people: LawRule = {
  rule: "sex",
  grade: "A",
  asks,
  law,
  phrases: [
    ...wanted(`( ${person} )`),
    `( de? preferenci*|preferivel* se? por|para|a|de|ao? que? seja|ser? um|uma? ${person} )`,
    `( tem|deve|precisa|necessario|obrigatorio|preciso que? ser ${person} )`,
    `${workers} deve|precisa ser ( ${person} )`,
    `${workers} ( ${person} )`,
  ],
  unless: (found) =>
    isForBoth(found) || isCaredFor(found) || found.reading.isAffirmative || isIncludedToo(found),
  instead: somebody,
};

/** The same where a shop or a carer may mean whom it serves. */
const peopleAlone: LawRule = {
  ...people,
  phrases: [
    ...only(`( ${person} )`),
    `( so|somente|apenas|exclusivamente|unicamente para? ${person} )`,
    `( exclusiv* para|pra|p|a|de? ${person} )`,
    `[ um|uma|uns|umas|#? ( ${person} ) para|pra|p|pro|com|que|entre|disponivel|disponiveis|responsav*|honest*|trabalhador*|fort*|solteir*|casad*|de|maior|maiores|acima|ate|jovem|jovens`,
    `[ ( ${person} ) ]`,
  ],
  unless: isFair,
};

const titled: LawRule = {
  ...people,
  instead: (found) => (found.start === 0 ? somebody(found) : ""),
  phrases: [`( ${person} )`],
  unless: (found) =>
    found.reading.part !== "title" ||
    isFair(found) ||
    isAfter(found, 1, wordSet("de do da dos das")),
};

const sexes: LawRule = {
  rule: "sex",
  grade: "A",
  asks,
  law,
  phrases: [`( preferenci*? do|ao|o|de|por? sexo|genero masculin*|feminin*|masc|fem|m|f )`],
  unless: isFair,
  instead: bothSexes,
};

const chores =
  "producao|limpeza|cozinha|gerais|estoque|escritorio|lavoura|carga|balcao|campo|higienizacao|copa|caixa|geral|rural";

const adjectives: LawRule = {
  rule: "sex",
  grade: "A",
  asks,
  law,
  phrases: [
    `vaga|vagas|perfil|mao|obra|pessoal|oportunidade|caixa|${workers} ( masculin*|feminin* )`,
    `${workers} de|em|da? servicos? ${chores} ( masculin*|feminin* )`,
    "vaga|vagas|oportunidade|oportunidades|servico|trabalho ~1 ao|para|pra|a o? publico ( masculin*|feminin* )",
    `exclusiv*|preferenc*|somente|apenas|so para|pra? o|a|os|as? publico? ( masculin*|feminin* )`,
    "[ ( masculino|feminino|masculina|feminina|masc|fem ) ]",
  ],
  unless: isFair,
  instead: "",
};

const refused: LawRule = {
  rule: "sex",
  grade: "A",
  asks,
  law,
  phrases: [`( ${refuses} com? ${person} )`],
  unless: isForBoth,
  instead: "aceitamos homens e mulheres",
};

const orientation: LawRule = {
  rule: "sex",
  grade: "A",
  asks: "orientação sexual",
  law: "Lei 9.029/1995, art. 1º",
  phrases: [
    "( que? nao ser|seja|sejam|aceit*|contrat* gay|gays|homossexua*|lesbica*|travesti*|trans|lgbt* )",
    "( ser|seja|que hetero|heterossexua* )",
    "[ ( hetero|heterossexua* ) ]",
  ],
  instead: "",
};

const affirmed: LawRule = {
  rule: "sex",
  grade: "B",
  asks: "só mulheres",
  law,
  phrases: [
    "( afirmativ* ~3 mulher|mulheres )",
    "( mulher|mulheres ~4 afirmativ* )",
    "( afirmativ* ~3 lgbt* )",
  ],
  instead: "",
};

export const sexRules: readonly LawRule[] = [
  people,
  peopleAlone,
  titled,
  sexes,
  adjectives,
  refused,
  orientation,
  affirmed,
];
