import type { Found, LawRule } from "../lawRule.ts";
import { after, before, isAfter, isAfterInClause, isBefore, wordSet } from "../surroundings.ts";
import { plainOf } from "../matchedText.ts";
import { matchAt, phraseOf, type Phrase } from "../phrase.ts";
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
const paidWhen = wordSet(
  "fim final todo toda diaria semana* quinzena* mensal mensais sexta* sabado*",
);
const deadline = wordSet("ate esta essa nesta nessa ainda");
/** What tells that it is the worker who pays. */
const demands = wordSet(
  "candidat* interessad* voce reserv* garant* confirm* cadastr* inscri* matricul* entrevista* selecao contratacao contratad* admiss* agenci* taxa* curso* kit* uniforme* exame* mand* envi* pague pagar cobr* desconta* obrigat* necess* devol* sinal caucao adiantad* antecipad* recrutador* gato encarregad* intermedi* despesa* trabalhar mediante investi* contribu* comprovante*",
);

const workers = wordSet("sua trabalhador* diarista* funcionari* colaborador*");

/** From here on a number is a telephone's or a document's, not an amount. */
const leastKey = 100_000_000;

/** What names a key of Pix; an e-mail is one. */
const keys = wordSet("chave gmail hotmail outlook yahoo");

/** Whether it goes to a key that the advertisement names: 'pix de R$ 60 para a chave …', '… para 66999991234'. */
function isToKey(found: Found): boolean {
  const [to, ...key] = after(found, 4);
  if (!wordSet("para pra p")(to?.text ?? "") || isBefore(found, 6, workers)) return false;
  return key.some(({ text }) => keys(text)) || (key[0]?.value ?? 0) >= leastKey;
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

/** Whether it is a named wage, or its half: 'diária: pix de R$ 150', 'diária de R$ 200, pix de R$ 100 e R$ 100'. */
function isOfWage(found: Found): boolean {
  const words = before(found, 8);
  const at = words.findIndex(({ text }) => wage(text));
  if (at < 0) return false;
  const whole = wageAt(words, at) ?? 0;
  const part = found.numbers[0]!;
  const isInParts = whole >= leastInParts || after(found, 8).some(({ value }) => value === part);
  return part >= (isInParts ? whole / 2 : whole);
}

/** What an employer gives besides the wage: 'ajuda de custo: pix de R$ 150'. */
const extras = wordSet("ajuda auxilio bonus gratificac* premio");
const adds = wordSet("mais + alem");

const recipients = "responsavel|dono|dona|gerente|chefe";
const starts = "vir|comecar|iniciar|entrar|viajar|embarcar|primeiro|inicio|viagem|embarque";
const costs = "van|onibus|transporte|passagem|passagens|alojamento";
/** What after an amount below the wage tells that the worker pays it. */
const workerPays = [
  `~2 para|pra|p|pro|ao ${recipients}`,
  "para|pra|p|pro|ao numero|celular|telefone|cpf|cnpj !do|da|de|que",
  `~2 na|em conta do|da ${recipients}`,
  `~2 antes de|do|da ${starts}`,
  "para|pra|p comecar|iniciar|entrar|embarcar|liberar|segurar",
  "no ato|embarque",
].map(phraseOf);
const costsOfWorker = [`~2 para|p o|a ${costs}`, `~2 pra|pro|pelo|pela ${costs}`].map(phraseOf);

function isFollowedBy(found: Found, phrases: readonly Phrase[]): boolean {
  const { words } = found.reading;
  return after(found, 1).length > 0 && phrases.some((one) => matchAt(one, words, found.to));
}

/** Whether the worker pays less than a wage: 'pix de R$ 30 para a van', not 'mais pix de R$ 30 para a van'. */
function isOfWorker(found: Found): boolean {
  if (isFollowedBy(found, workerPays)) return true;
  return isFollowedBy(found, costsOfWorker) && !isAfterInClause(found, 2, adds);
}

const paidWage = wordSet("diaria* salario* ordenado");

/** Whether a wage is named near: 'salário de R$ 2.000, pix de R$ 200', 'pix de R$ 100, diária de R$ 200'. */
function isBesideWage(found: Found): boolean {
  return isAfter(found, 12, wage) || isBefore(found, 8, paidWage);
}

const begins = wordSet("inicio comec* inicia* vaga*");

/**
 * Whether it is paid at a time: 'pix de R$ 120 no fim do dia'; 'até o fim do dia' is a demand, and 'início na sexta' no
 * payday.
 */
function isAtTime(found: Found): boolean {
  if (isBefore(found, 1, deadline) || isBefore(found, 6, begins)) return false;
  return isBefore(found, 4, paidWhen);
}

/** Whether the employer pays: all of a wage, or less of it where nothing tells that the worker pays. */
function isWage(found: Found): boolean {
  if (!means(plainOf(found)[0]!) || found.numbers.length === 0) return false;
  if (isAfter(found, 8, demands) || isBefore(found, 8, demands) || isToKey(found)) return false;
  if (isOfWage(found) || isAfter(found, 3, extras)) return true;
  return !isOfWorker(found) && (isBesideWage(found) || isAtTime(found));
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
