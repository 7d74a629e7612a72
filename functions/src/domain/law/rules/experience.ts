import { isAfter, isBefore, wordSet } from "../surroundings.ts";
import { isUnderHeading } from "../heading.ts";
import type { Found, LawRule } from "../lawRule.ts";
import type { Word } from "../word.ts";

const most = 6;
/** Years nobody asks of a worker: an employer's, or an age. */
const tooManyYears = 15;

const isYears = wordSet("ano anos");
const isMonths = wordSet("mes meses");

/** The least months that a phrase asks for; null if it names none. */
function monthsOf({ reading: { words }, start, end }: Found): number | null {
  const found = words.slice(start, end);
  const first = found.findIndex(({ value }) => value !== null);
  const unit = found.slice(first).find(({ text }) => isYears(text) || isMonths(text));
  if (first < 0 || !unit) return null;
  const months = found[first]!.value! * (isYears(unit.text) ? 12 : 1);
  return found.slice(0, first).some(({ text }) => isOver(text)) ? months + 1 : months;
}

const wished = wordSet(
  "desejav* diferencia* preferenc* preferivel* opciona* valoriz* vantagem vantagens desejad* plus bonus bem-vind*",
);
const ofEmployer = wordSet(
  "empresa empresas loja grupo somos temos contamos equipe ha nossa nosso nossos atuamos atua fundad* contrato contratos periodo prazo apos depois completar completando curso garantia tradicao lider consolidad* escritorio fazenda contando possuimos conta",
);
const otherYears = wordSet(
  "contrato contratos garantia curso cursos idade crianca* alun* ate validade duracao mercado empresa bebe* idos* pacient* menin* estagio vaga* periodo maior maiores prazo",
);

function isNotDemanded(found: Found): boolean {
  const { contractType } = found.reading.job;
  if (contractType !== "CLT" && contractType !== null) return true;
  const months = monthsOf(found);
  if (months !== null && (months <= most || months >= tooManyYears * 12)) return true;
  if (isAfter(found, 7, ofEmployer) || isAfter(found, 7, wished) || isBefore(found, 7, wished))
    return true;
  const inside = found.reading.words.slice(found.start, found.end);
  return (
    inside.some(({ text }) => otherYears(text) || wished(text)) || isUnderHeading(found, wished)
  );
}

const isWork = wordSet("experiencia exp exper vivencia pratica");
const isOver = wordSet("mais acima superior maior");
const isVague = wordSet("varios alguns muitos");

/** The words of a phrase that tell the time: indexes, the last one included. */
function timeIn({ reading: { words }, start, end }: Found): {
  first: number;
  last: number;
} {
  const isTime = ({ text, value }: Word) => value !== null || isYears(text) || isMonths(text);
  const inside = words.slice(start, end);
  let first = start + inside.findIndex((word) => word.value !== null || isVague(word.text));
  let last = start + inside.findLastIndex(isTime);
  if (words[last + 2]?.text === "meio" && last + 2 < end) last += 2;
  if (first - 2 >= start && isOver(words[first - 2]!.text)) first -= 2;
  return { first, last };
}

/** The same words with '6 meses' in place of the time. */
function sixMonths(found: Found): string {
  const { words, text } = found.reading;
  const { first, last } = timeIn(found);
  const head = text.slice(words[found.start]!.start, words[first]!.start);
  const isBare = isOver(words[first]!.text) && isWork(words[first - 1]?.text ?? "");
  const of = isBare && head !== "" ? "de " : "";
  return `${head}${of}6 meses${text.slice(words[last]!.end, words[found.end - 1]!.end)}`;
}

const time = "# anos|ano|meses|mes? a|e|ate|ou? #? anos|ano|meses|mes e? meio?";
const over = "mais|acima|superior|maior? de|a|que?";
const work =
  "experiencia|experiencias|exp|exper|pratica|vivencia|carteira|ctps|registro|registrad*|comprovad*";
const asked = "minim*|min|pelo|menos";

export const experienceRules: readonly LawRule[] = [
  {
    rule: "experience",
    grade: "A",
    asks: "mais de 6 meses de experiência",
    law: "CLT, art. 442-A",
    phrases: [
      `( ${over} ${time} ~2 ${work} )`,
      `( ${over} ${time} ~1 na|no funcao|area|ramo|cargo )`,
      `( experiencia|exp|exper|vivencia|pratica ~6 ${time} )`,
      `( ${asked} de|menos? de? # anos|ano na|no funcao|area|ramo|cargo )`,
      "( ter|tenha trabalhado ~3 # anos|ano )",
      "( varios|alguns|muitos anos de experiencia )",
      `( carteira assinada|registro ~3 ${asked} de? # anos|ano )`,
    ],
    unless: isNotDemanded,
    instead: sixMonths,
  },
];
