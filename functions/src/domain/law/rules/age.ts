import {
  after,
  isAfter,
  isAfterInClause,
  isBefore,
  isBeforeInClause,
  wordSet,
} from "../surroundings.ts";
import { plainOf, wordBefore } from "../matchedText.ts";
import type { Found, LawRule } from "../lawRule.ts";
import { only, wanted, workers } from "../workerWords.ts";

const law = "CLT, art. 373-A, I; Lei 10.741/2003, art. 27";
const asks = "idade";

/** The years of a working life; other numbers are a contract's, a child's or a house's. */
const least = 14;
const most = 75;
const adult = 18;
/** Buses, lorries and armed guards: from 21 by law. */
const trained = 21;
/** Apprentices: 14 to 24. */
const apprentice = 24;

/** What else has years. */
const things = wordSet(
  "mercado empresa garantia* financ* parcel* prazo* contratos crianc* alun* client* publico pacient* idos* bebe* menin* filh* turma* estudant* adolescen* hospede* consorci* experienci* exp vida validad* durac* duravel tradicao histori* vinho whisky cachac* madeir* arvore* past* eucalip* seringueir* veicul* carro* caminh* maquin* frota fabric* alugue* emprestim* credito projeto* pena eja ensino educac* escola garant* fundad* ha atua* atendemos existe completa* comemora* aniversari* servic* casa lavoura gado boi bois novilh* vaca vacas bezerr* animal animais deposit* plano* seguro* assinatura em socios familia* dependent* adult* cuidar cuida",
);
const afterwards = wordSet(
  "mercado experiencia exp atuac* tradicao histori* garantia* contrato contratos carteira ctps registr* funcao pratica profiss* vivencia servic* empresa fundac* existencia estrada praca ramo cnh habilitac* formad* formac* escolaridade estudo residencia parcel* casa comprovad* vida uso sobre",
);

function isOfThings(found: Found): boolean {
  return isAfterInClause(found, 5, things) || isBeforeInClause(found, 3, afterwards);
}

/** Whether the numbers cannot be the bounds of a worker's age. */
function isNoAge(found: Found): boolean {
  const { numbers } = found;
  if (numbers.some((one) => one < least || one > most || !Number.isInteger(one))) return true;
  if (numbers.length === 2 && numbers[0]! >= numbers[1]!) return true;
  if (found.reading.isApprenticeship && numbers.every((one) => one <= apprentice)) return true;
  return isOfThings(found);
}

const takesNoun = wordSet("ter tenha tenham tendo com de ser possuir idade");

/** 'pessoas de 20 a 30 anos' → 'pessoas de 18 anos ou mais'. */
function anyAdult(found: Found): string {
  const words = plainOf(found);
  const first = words[0]!;
  if (first.startsWith("maior")) return `${first} de 18 anos`;
  if (first === "nao") return "ter 18 anos ou mais";
  if (first.startsWith("faixa")) return "idade a partir de 18 anos";
  if (first === "idade" || first === "limite")
    return words[1] === "entre" ? "idade de 18 anos ou mais" : "idade mínima de 18 anos";
  if (["de", "dos", "entre", "das"].includes(first)) return "de 18 anos ou mais";
  const previous = wordBefore(found);
  if (previous === "idade") return "de 18 anos ou mais";
  return previous === "" || takesNoun(previous) || /^[0-9]/.test(first)
    ? "18 anos ou mais"
    : "com 18 anos ou mais";
}

const years = "ano|anos|a";
const rest = "de? idade?";

const range: LawRule = {
  rule: "age",
  grade: "A",
  asks,
  law,
  phrases: [
    `( de|dos|entre|das? os? # ${years}? a|e|ate|aos|ou|x # ${years} ${rest} )`,
    `( # # ${years} ${rest} )`,
    `( idade|faixa etaria|de|media? idade? ~2 # ${years}? a|e|ate|aos|ou? # ${years}? )`,
    `( maior|maiores de # ${years}? a|e|ate|menor|menores|aos|no maximo? de? # ${years} ${rest} )`,
    `( dos # aos # ${years}? )`,
  ],
  unless: isNoAge,
  instead: anyAdult,
};

const highest: LawRule = {
  rule: "age",
  grade: "A",
  asks,
  law,
  phrases: [
    `( ate os? # ${years} ${rest} )`,
    `( no? maximo|max de|ate? # ${years} ${rest} )`,
    `( idade ate|maxima|limite|max ~2 # ${years}? )`,
    `( limite de idade ~3 # ${years}? )`,
    `( menos|abaixo|inferior de|a # ${years} ${rest} )`,
    `( menor|menores de|que # ${years} ${rest} )`,
    `( nao ter|tenha|possuir|ser|seja? mais|maior|acima de|que|do? que? # ${years} ${rest} )`,
    `( nao passar|passe|ultrapassar|ultrapasse ~1 # ${years} ${rest} )`,
    `( # ${years} no? maximo )`,
  ],
  unless: (found) =>
    isNoAge(found) ||
    // 'menores de 18 anos' is about the law's own bound.
    (found.numbers[0]! <= adult && plainOf(found)[0]!.startsWith("menor")) ||
    isAfter(found, 1, wordSet("em daqui por durante")),
  instead: anyAdult,
};

const bound: LawRule = {
  rule: "age",
  grade: "A",
  asks,
  law,
  phrases: ["( idade maxima|limite )", "( limite de idade )"],
  unless: (found) =>
    after(found, 4).some(({ value }) => value !== null) ||
    isAfter(found, 3, wordSet("sem nao nem qualquer")) ||
    isOfThings(found),
  instead: "idade mínima de 18 anos",
};

const lowestPhrases = [
  "[ ( maior|maiores de # ) ]",
  `( acima dos|de|do # ${years} ${rest} )`,
  `( a partir de|dos # ${years} ${rest} )`,
  `( maior|maiores de|que # ${years} ${rest} )`,
  `( # ${years} ou|para mais|acima|cima )`,
  `( idade minima ~2 # ${years}? )`,
  `( minim* de? # ${years} de idade )`,
  `( + de? # ${years} ${rest} )`,
  `( idade superior|acima|maior a|de|que # ${years}? )`,
  `pessoa|pessoas|candidat*|homem|mulher com? ( mais de # ${years} ${rest} )`,
  `( mais de # ${years} de idade )`,
  `( idade de? # + )`,
  `( # + ${years} )`,
];

const welcome = wordSet("aceit* inclusive tambem todas bem-vind* bemvind* vindos vindas");
const narrowed = wordSet("so somente apenas");

/** 'Aceitamos pessoas acima de 50 anos' shuts nobody out. */
function isWelcome(found: Found): boolean {
  const isSaid = isAfter(found, 4, welcome) || isBefore(found, 4, welcome);
  return isSaid && !isAfter(found, 5, narrowed);
}

const lowest: LawRule = {
  rule: "age",
  grade: "A",
  asks,
  law,
  phrases: lowestPhrases,
  unless: (found) => isNoAge(found) || isWelcome(found) || found.numbers[0]! <= trained,
  instead: anyAdult,
};

const lowestByTrade: LawRule = {
  rule: "age",
  grade: "B",
  asks: "mais de 18 anos",
  law,
  phrases: lowestPhrases,
  unless: (found) => isNoAge(found) || found.numbers[0]! <= adult || found.numbers[0]! > trained,
  instead: anyAdult,
};

const exact: LawRule = {
  rule: "age",
  grade: "A",
  asks,
  law,
  phrases: [
    `( idade ideal|desejada|media|aproximada|preferida|de? # ${years} )`,
    `( na? faixa dos|de # ${years} )`,
    "( de? meia idade )",
  ],
  unless: (found) => isNoAge(found) || found.numbers[0] === adult,
  instead: anyAdult,
};

const born: LawRule = {
  rule: "age",
  grade: "A",
  asks,
  law,
  phrases: ["( nascid* ~2 entre|apos|depois|antes|desde|partir de? # e|a? #? )"],
  instead: "com 18 anos ou mais",
};

/** Whose youth is not a worker's. */
const youthOf = wordSet(
  "publico equipe ambiente empresa time moda programa marca educacao projeto ensin* cuida* alun* atend* client* grupo igreja pastoral turma* curso*",
);

const young: LawRule = {
  rule: "age",
  grade: "A",
  asks,
  law,
  phrases: [
    ...wanted("( jovem|jovens ) !aprendi*"),
    ...only("( jovem|jovens ) !aprendi*"),
    "[ um|uma|#? ( jovem|jovens ) para|pra|p|pro|com|que|de|entre|disponi*|responsav*|dinamic*|comunicativ*|trabalhador*",
    "[ ( jovem|jovens ) ]",
  ],
  unless: (found) => found.reading.isApprenticeship || isAfter(found, 4, youthOf),
  instead: (found) => (plainOf(found)[0] === "jovens" ? "profissionais" : "profissional"),
};

const youngWorker: LawRule = {
  rule: "age",
  grade: "A",
  asks,
  law,
  phrases: [
    `( jovem|jovens ) vendedor*|atendente*|auxiliar*|balconist*|recepcionist*|caixa*|garco*|motoboy*|operador*|ajudante*|secretari*|repositor*|motorist*|cozinheir*|trabalhador*|talento*|profission*|moca*|rapaz*|homem|homens|mulher*`,
    `${workers}|moca|mocas|rapaz|rapazes|homem|homens|mulher|mulheres ( mais? jovem|jovens )`,
  ],
  unless: (found) => found.reading.isApprenticeship || isAfter(found, 4, youthOf),
  instead: "",
};

export const ageRules: readonly LawRule[] = [
  range,
  highest,
  bound,
  lowest,
  lowestByTrade,
  exact,
  born,
  young,
  youngWorker,
];
