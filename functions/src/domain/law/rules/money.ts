import type { Found, LawRule } from "../lawRule.ts";
import { after, before, isAfter, isBefore, wordSet } from "../surroundings.ts";
import { plainOf } from "../matchedText.ts";
import { gaps, type Word } from "../word.ts";

const law = "CP, art. 207, § 1º";
const asks = "pagamento de quem procura trabalho";

/** What an advertisement's employer pays or gives. */
const given = wordSet(
  "empresa equipe gratuit* gratis reembols* fornec* pagamos oferec* inclus* cortesia pagos pago bolsa custead* empregador* contratante patrao",
);
/** What a worker handles for customers and suppliers. */
const handled = wordSet(
  "client* fornecedor* boleto* contas caixa impost* alun* associad* hospede* consumidor* motorista entreg* cobranca* banco bancari* lancament* concilia* loja vend* negoci* receb* efetu* controle control* emissao emitir",
);

function isEmployers(found: Found): boolean {
  return isBefore(found, 6, given) || isAfter(found, 4, given);
}

function isWork(found: Found): boolean {
  return isEmployers(found) || isAfter(found, 5, handled) || isBefore(found, 4, handled);
}

const means = wordSet("pix deposito transferencia");
const wage = wordSet("diaria* semanal quinzenal mensal salario* vale adiantamento ordenado");
const paidWhen = wordSet("fim final todo toda diaria semanal quinzenal mensal mensais");
/** What tells that it is the worker who pays. */
const demands = wordSet(
  "candidat* interessad* voce reserv* garant* confirm* cadastr* inscri* matricul* entrevista* selecao contratacao contratad* admiss* agenci* taxa* curso* kit* uniforme* exame* mand* envi* pague pagar cobr* desconta* obrigat* necess* devol* sinal caucao adiantad* antecipad* recrutador* gato encarregad* intermedi* despesa* trabalhar",
);

const workers = wordSet("sua trabalhador* diarista* funcionari* colaborador*");

/** Whether it goes to a key that the advertisement names: 'pix de R$ 60 para a chave 66999991234'. */
function isToKey(found: Found): boolean {
  const [to = "", ...key] = after(found, 4).map(({ text }) => text);
  return wordSet("para pra p")(to) && key.includes("chave") && !isBefore(found, 6, workers);
}

/** Numbers below are hours and days: 'diária de 8 horas'. */
const leastWage = 50;
/** From here on it is no day's wage, and may be paid in two parts. */
const leastInParts = 500;
const currency = wordSet("reais real conto contos");
const links = wordSet("por a ao o de reais real");

/** The amount that is the word at `at`, if it is one; `words`: those before a match, the nearest first. */
function amountAt(words: readonly Word[], at: number): number | null {
  const { value } = words[at]!;
  const next = words[at - 1]?.text ?? "";
  if (value === null || value >= leastWage) return value;
  if (next === "mil") return value * 1000;
  return words[at + 1]?.text === "r" || currency(next) ? value : null;
}

/** The amount of the wage whose name is at `at`: 'diária de R$ 150', 'R$ 150 a diária'; null if none is named. */
function wageAt(words: readonly Word[], at: number): number | null {
  const between = words.slice(0, at).map((_word, i) => amountAt(words, i) ?? 0);
  if (between.some((value) => value > 0)) return Math.max(...between);
  for (let i = at + 1; i < words.length && words[i - 1]!.gap < gaps.comma; i += 1) {
    const value = amountAt(words, i);
    if (value !== null || !links(words[i]!.text)) return value;
  }
  return null;
}

/** Whether a wage is named before: 'diária: pix de R$ 150'. Much less than its own amount is no wage. */
function isOfWage(found: Found): boolean {
  const words = before(found, 8);
  const at = words.findIndex(({ text }) => wage(text));
  if (at < 0) return false;
  const whole = wageAt(words, at) ?? 0;
  return found.numbers[0]! >= (whole < leastInParts ? whole : whole / 2);
}

/** Whether a wage is paid: 'diária: pix de R$ 120', 'pix de R$ 120 no fim do dia'; 'até o fim do dia' is a demand. */
function isWage(found: Found): boolean {
  if (!means(plainOf(found)[0]!) || found.numbers.length === 0) return false;
  if (isAfter(found, 8, demands) || isBefore(found, 8, demands) || isToKey(found)) return false;
  const isUntil = isBefore(found, 1, wordSet("ate"));
  return isOfWage(found) || (!isUntil && isBefore(found, 4, paidWhen));
}

const amount = "r? # reais|real|conto|contos?";
const purposes =
  "inscricao|inscricoes|cadastro|cadastramento|matricula|adesao|contratacao|admissao|reserva|agenciamento|encaminhamento|participacao|selecao|processo|entrevista|curriculo|ficha|vaga|intermediacao|exame|exames|curso|treinamento|apostila|kit|uniforme|cracha|material|documentacao|garantia|administrativa|seguro";
const pays =
  "pagar|pague|paga|pagando|pagamento|pagamentos|cobr*|deposit*|transfer*|transfira|mediante|investimento|investir|contribu*";

const candidates = wordSet("candidat* interessad*");

const fee: LawRule = {
  rule: "money",
  grade: "A",
  asks,
  law,
  phrases: [
    `( ${pays} ~2 taxa de|da|do|para|por|pra? ${purposes}? de|no|valor? de? r? #? reais? )`,
    `( taxa|taxas|valor|custo|tx unica? de|da|do|para|por|pra ${purposes} de|e|no|valor? de? r? #? reais? )`,
    `( taxa|tx unica? de|no|valor? valor? de? r # reais? )`,
    `( ${pays} ~3 ${amount} ~3 de|da|do|para|pra|pela|pelo|referente a|o|as|os|fazer? a|o|as|os? ${purposes}|agencia )`,
    `( ${amount} de|da|do|para|pra|pela|pelo|por a|o|sua|fazer|realizar|participar? a|o|da|do? ${purposes} )`,
    `( inscricao|matricula|cadastro|adesao|caucao|curso|treinamento|apostila|kit r # reais? )`,
    `( inscricao|matricula|cadastro|adesao|curso|treinamento|apostila|kit no|de|custa|custo|por|a valor|apenas|so? de? r? # reais|real )`,
    `( inscricao|matricula|adesao|curso|treinamento|apostila|kit no|custa|por valor|apenas|so? de? r # )`,
    "( fazer|faca|mandar|mande|enviar|envie|via|por|um|uma? pix|deposito|transferencia ~4 para|pra|p garantir|reservar|segurar|confirmar|participar|concorrer a|sua|o? vaga|cadastro|inscricao|entrevista|selecao? )",
    `( fazer|faca|mandar|mande|enviar|envie? pix|transferencia|deposito de|no ${amount} )`,
    "( garant*|reserv* ~3 vaga com|por|via|pagando|mediante|fazendo pix|deposito|pagamento|sinal|taxa|um|uma pix|sinal|deposito? )",
    "( caucao de? r? #? reais? )",
    "( depositar|deposite|transferir|transfira|cobramos|cobra|cobrado|cobrados r # reais? )",
    "( curso|treinamento|apostila|kit ~1 de|por|no valor? de? r # reais? )",
    "( curso|treinamento pago a parte )",
    "( cheque caucao )",
    `( comprovante|recibo ~2 pix|pagamento|deposito|transferencia ~2 ${purposes} )`,
    `( curso|treinamento|apostila|kit ~3 custa|custam r? # reais|real? )`,
    "( deposito antecipado|previo|inicial|caucao )",
    "( investimento inicial de? r? #? reais? )",
    "( taxa de|para|por colocacao )",
    "( pagar|pague para trabalhar|participar|concorrer )",
    "( primeiro salario ~3 agencia )",
  ],
  unless: (found) => (isWork(found) || isWage(found)) && !isBefore(found, 8, candidates),
  isClause: true,
  instead: "inscrição sem custo",
};

const bought =
  "treinamento|treinamentos|uniforme|uniformes|kit|kits|curso|cursos|apostila|apostilas|material|materiais|epi|epis|bota|botas|botina|botinas|mostruario|maquininha|bag|farda|camiseta|camisa";

/** Words for the same at the employer's cost: 'comprar o uniforme' → 'usar o uniforme, que a empresa fornece'. */
function byEmployer(found: Found): string {
  const words = plainOf(found);
  const thing = words.find((word) => thingSet(word)) ?? "material";
  const named = names[thing] ?? thing;
  return `${named} por conta da empresa`;
}
const thingSet = wordSet(bought.replaceAll("|", " ") + " exame exames");
const names: Record<string, string> = {
  epi: "EPI",
  epis: "EPIs",
  mostruario: "mostruário",
};

const teaching = wordSet("curso* didatic* treinamento* proprio aula*");

const purchase: LawRule = {
  rule: "money",
  grade: "A",
  asks,
  law: "CLT, art. 2º",
  phrases: [
    `( compr*|adquir*|pagar|pague|paga|pagam|pagando|arcar|custear|banca* o|a|os|as|um|uma|seu|sua|pelo|pela|proprio|do? proprio|inicial|de? ${bought}|exame|exames ~1 admissional|admissionais|inicial|obrigatori*|proprio? )`,
    `( ${bought}|exame|exames admissional|admissionais|medico? ~4 pago*|custead*|e|por|a? pago|por|conta pelo|pela|conta|do|da de|do|da? candidat*|funcionari*|trabalhador*|colaborador*|interessad*|contratad*|pessoa )`,
    `( ${bought} sera|serao|e|sao? descontad* ~3 salario|folha|pagamento )`,
    `( desconto|descontos ~2 uniforme|epi|exame ~3 salario|folha|pagamento )`,
    `( valor do|da ${bought} ~3 descontad* )`,
  ],
  unless: (found) =>
    isEmployers(found) ||
    isAfter(found, 4, handled) ||
    (plainOf(found).at(-1)!.startsWith("materia") && !isBefore(found, 3, teaching)),
  isClause: true,
  instead: byEmployer,
};

export const moneyRules: readonly LawRule[] = [fee, purchase];
