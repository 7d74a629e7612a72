import {
  after,
  before,
  isAfter,
  isAfterInClause,
  isBefore,
  wordSet,
  type WordSet,
} from "../surroundings.ts";
import { isItemStart } from "../phrase.ts";
import { plainOf } from "../matchedText.ts";
import type { Found, LawRule } from "../lawRule.ts";
import type { Word } from "../word.ts";
import { lacks, only, person, refuses, wanted, workers } from "../workerWords.ts";

const law = "Lei 9.029/1995, art. 1º";
const pregnancyLaw = "Lei 9.029/1995, art. 2º";

const isSingle = wordSet("solteir*");
const isMarried = wordSet("casad* casai*");
const joins = wordSet("e ou como quanto tanto tambem");

/** Whether single and married are both named: 'casados ou solteiros'. */
function isEither(found: Found): boolean {
  const near = { ...found, from: found.start, to: found.end };
  const own = plainOf(found);
  if (own.some(isSingle) && own.some(isMarried)) return true;
  const other = own.some(isSingle) ? isMarried : isSingle;
  const next = after(near, 3).find(({ text }) => !joins(text));
  const last = before(near, 3).find(({ text }) => !joins(text));
  return [next, last].some((word) => word !== undefined && other(word.text));
}

const herd = wordSet(
  "vaca vacas novilha* egua* matrizes femeas ovelha* cabra* bufala* gado rebanho* animal animais bovin*",
);
const sorted = wordSet("apart* separ* manej* insemin* lote lotes");
/** What cattle is besides 'solteira', which is without a calf. */
const bred = wordSet("parid* prenh* vazia* seca* inseminada inseminadas");
const links = wordSet("a as o os e ou em de da das do dos na nas no nos por ultrassom");

/** Whether the nearest of some words that does more than join is in the set. */
function leadsTo(words: readonly Word[], isIn: WordSet): boolean {
  const nearest = words.find(({ text }) => !links(text));
  return nearest !== undefined && isIn(nearest.text);
}

/** Whether cows are meant: 'vacas solteiras', 'solteiras e paridas'. */
function isOfCows(found: Found): boolean {
  const { words } = found.reading;
  const last = words[found.end - 1]!;
  if (last.text !== "solteiras") return false;
  if (leadsTo(after({ ...found, to: found.end }, 3), bred)) return true;
  if (isItemStart(words, found.start)) return false;
  const ahead = before({ ...found, from: found.start }, 4);
  const named = ahead.filter(({ text }) => !bred(text));
  return leadsTo(ahead, sorted) || leadsTo(named, herd);
}

const housing = wordSet(
  "alojament* moradia casa casas quarto* acomodac* cama* hospedag* kitnet* moradi*",
);

const married = "casad*|divorciad*|viuv*|amasiad*";

const status: LawRule = {
  rule: "family",
  grade: "A",
  asks: "estado civil",
  law: "CLT, art. 373-A, I",
  phrases: [
    "( estado civil solteir*|casad*|divorciad* )",
    "( de? preferenci* que? seja|ser|por|para? solteir*|casad* )",
    "( que? seja|sejam|ser solteir*|casad* )",
    "( solteir* )",
    `${workers}|${person}|so|somente|apenas ( ${married} )`,
    ...wanted(`( ${married} )`),
    ...only(`( ${married} )`),
    `[ ( ${married} ) ]`,
    "[ ( casad* ) com|sem|e|para|de",
  ],
  unless: (found) =>
    isEither(found) || isOfCows(found) || isAfter({ ...found, from: found.start }, 4, housing),
  instead: "",
};

const withWord = wordSet("com tem tenha tiver");
const orWord = wordSet("ou");

/** 'com ou sem filhos'. */
function isWithOrWithout(found: Found): boolean {
  return isAfter(found, 1, orWord) && isAfter(found, 4, withWord);
}

const children: LawRule = {
  rule: "family",
  grade: "A",
  asks: "que a pessoa não tenha filhos",
  law: "CLT, art. 373-A, I",
  phrases: [
    "( de? preferenci*? e? sem filho|filhos|crianca|criancas pequen*|menor*|de? )",
    `( ${lacks} filho|filhos|crianca|criancas|bebe|bebes pequen*|menor*? )`,
    "( com? no? ate|maximo # filho|filhos )",
    "( sem planos|plano|intencao|pretensao de ter filho|filhos )",
    "( nao pretend*|queira|quer|deseje ter filho|filhos )",
    "( com? filho|filhos ja? criad*|grand*|crescid*|adult*|independent* )",
    "( sem compromisso|compromissos|vinculo|vinculos familiar|familiares )",
    "( sem familia )",
    "( que more|morar|more sozinh* )",
  ],
  unless: isWithOrWithout,
  instead: "",
};

/** Whether an examination is of animals: 'exame de gestação nas vacas'. */
function isOfAnimals(found: Found): boolean {
  return !isItemStart(found.reading.words, found.to) && leadsTo(after(found, 4), herd);
}

/** What is done for other people's tests, and what tells that the test is the worker's own. */
const serves = wordSet("aplicar aplicacao agendar agendamento vender laudar");
const own = wordSet(
  "candidat* interessad* contratad* contratacao admiss* admit* antes comecar apresent* traz* lev* exig* obrigat* necess* dev* entrevista* selecao seletiv* rh funcionari* colaborador* trabalhador* mulher* moca* ligue",
);

const employers = wordSet(
  "empresa fazenda firma gente contratante patrao agencia usina frigorifico",
);
const others = wordSet("pacient* client* loja* filia* unidade* farmacia*");
/** What else 'em todas as …' can mean besides the workers. */
const places = wordSet("comunidade* cidade* escola* bairro* casas regioes aldeia* vilas");

/** What is never done to who works. */
const sells = wordSet("vender laudar");
const healthPlaces = wordSet("farmacia* clinica* laborator* hospital*");
const hires = wordSet("contrat*");

/** Whether a health place does it, which hires nobody in the same sentence; `ahead`: the words before. */
function isForPatients(ahead: readonly string[]): boolean {
  return ahead.some(healthPlaces) && !ahead.some(hires);
}

/** Whether the employer does it to who works: 'vamos aplicar', 'a empresa vai agendar', 'aplicar em todas'. */
function isOfEmployer(found: Found): boolean {
  if (isBefore(found, 5, others)) return false;
  const ahead = before(found, 8).map(({ text }) => text);
  const [act = "", how = "", who = "", whose = ""] = ahead.slice(ahead.findIndex(serves));
  if (wordSet("vamos iremos podemos")(how)) return !sells(act) && !isForPatients(ahead);
  const isWill = wordSet("vai ira")(how) && employers(who) && !wordSet("da do de")(whose);
  return isWill || (isBefore(found, 2, wordSet("todas")) && !isBefore(found, 4, places));
}

const wares = wordSet("injec* vacina* remedio* medicament* fralda* ultrassom*");

/** 'aplicar teste de gravidez', 'vender remédios e teste de gravidez', of a pharmacy. */
function isService(found: Found): boolean {
  const ahead = before(found, 5).filter(({ text }) => !wares(text));
  const isServed = isAfterInClause(found, 5, serves) && leadsTo(ahead, serves);
  if (!isServed || isOfEmployer(found)) return false;
  return !isAfter(found, 8, own) && !isBefore(found, 8, own);
}

const pregnancy: LawRule = {
  rule: "family",
  grade: "A",
  asks: "que a pessoa não esteja grávida",
  law: pregnancyLaw,
  phrases: [
    "( nao gestante|gestantes|gravida|gravidas )",
    `( ${lacks} gestante|gestantes|gravida|gravidas )`,
    "( exame|teste|atestado|comprovante ~2 gravidez|gestacao negativo? )",
    "( beta hcg )",
    "( nao ~3 engravidar )",
    "( sem ~3 engravidar )",
    `( ${refuses} gestante*|gravida* )`,
    "( laquead* )",
    "( ter|ser|com? laqueadura )",
    "( atestado|comprovante de esterilizacao )",
    "( ser esterilizad* )",
  ],
  unless: (found) =>
    isOfAnimals(found) ||
    isService(found) ||
    (isAfter(found, 3, wordSet("realiz* colet* interpret* orient* vend*")) &&
      isBefore(found, 3, wordSet("pacient* client* laborator* urina"))),
  instead: "",
};

const couple: LawRule = {
  rule: "family",
  grade: "B",
  asks: "um casal",
  law,
  phrases: [
    ...wanted("( casal|casais )"),
    "[ #? ( casal|casais ) para|pra|p|pro|caseir*|com|sem|que|de|trabalhador*",
    "( casal de? caseir* )",
    "[ ( casal ) ]",
  ],
  unless: (found) =>
    isAfter(found, 3, wordSet("cama* quarto* suite* terapia buffet hospedag* chale*")),
  instead: (found) => (plainOf(found).length > 1 ? "caseiros (2 vagas)" : "duas pessoas"),
};

export const familyRules: readonly LawRule[] = [status, children, pregnancy, couple];
