import { contractTypes } from "../job/jobDetails.ts";
import {
  defaultSalary,
  highestAmount,
  negotiablePay,
  type Pay,
  payExtras,
  type TypedPay,
  widestRange,
} from "./pay.ts";
import { payOfText } from "./payOfText.ts";
import { reaisText } from "./payText.ts";

/** What is wrong with the typed amounts, in the person's words. */
type PayProblems = { least?: string; most?: string };

const messages = {
  missing: "Informe o valor, ou escolha “A combinar”",
  unread: "Escreva só o valor em reais, como 1.780,00",
  tooHigh: `O valor deve ser de no máximo ${reaisText(highestAmount)}`,
  notMore: "O valor final deve ser maior que o inicial",
  tooWide: `O valor final deve ser de no máximo ${widestRange} vezes o inicial`,
};

/** Cents of an amount in reais as typed ('1.780', '1780,5', 'R$ 1.780,00', '1780.00'); null if it is no amount. */
export function typedCents(typed: string): number | null {
  const digits = typed.trim().replace(/^r\$\s*/i, "");
  const found = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2})?|\.(\d{2}))?$/.exec(digits);
  if (found === null) return null;
  const [, whole = "", comma = "", point = ""] = found;
  return Number(whole.replaceAll(".", "") + (point || comma.padEnd(2, "0")));
}

/** Stored pay as its form shows it; null: a text that could not be read. */
export function typedPay(pay: Pay | null): TypedPay {
  const { kind, least, most, unit, extras, housing, meals, transport } = pay ?? negotiablePay;
  return {
    kind: pay === null ? "written" : kind,
    least: typedAmount(least),
    most: typedAmount(most),
    unit: unit ?? "mês",
    extras: [...extras],
    housing: housing ?? "",
    meals: meals ?? "",
    transport: transport ?? "",
  };
}

/** A text about pay as a form shows it: read where that is certain. `contractType` may be anything typed. */
export function typedPayOfText(salary: string, contractType: unknown): TypedPay {
  const contract = contractTypes.find((known) => known === contractType) ?? null;
  return typedPay(payOfText({ salary: salary.trim() || defaultSalary, contractType: contract }));
}

function typedAmount(cents: number | null): string {
  return cents === null ? "" : reaisText(cents).replace(/^R\$\s/, "");
}

/** The pay that a form says, or the problems of its amounts; the pay is null if a text from before says it. */
export function readTypedPay(
  typed: TypedPay,
): { pay: Pay | null; problems: null } | { pay: null; problems: PayProblems } {
  if (typed.kind === "written") return { pay: null, problems: null };
  const { least, most } = readAmounts(typed);
  if (typeof least === "string" || typeof most === "string")
    return { pay: null, problems: { ...said("least", least), ...said("most", most) } };
  const { kind, unit } = typed;
  const amount = least === null ? {} : { kind, least, most, unit };
  return { pay: { ...restOf(typed), ...amount } as Pay, problems: null };
}

function said(part: keyof PayProblems, read: number | string | null): PayProblems {
  return typeof read === "string" ? { [part]: read } : {};
}

/** All but the amount. */
function restOf({ extras, housing, meals, transport }: TypedPay): Pay {
  return {
    ...negotiablePay,
    extras: payExtras.filter((extra) => extras.includes(extra)),
    housing: housing || null,
    meals: meals || null,
    transport: transport || null,
  };
}

type Amounts = Record<"least" | "most", number | string | null>;

/** Each amount that the kind asks for, in cents, or what is wrong with it; null: not asked for. */
function readAmounts({ kind, least: from, most: to }: TypedPay): Amounts {
  if (kind === "negotiable") return { least: null, most: null };
  const least = readAmount(from);
  const most = kind === "range" ? readAmount(to) : null;
  const problem =
    typeof least === "number" && typeof most === "number" ? rangeProblem(least, most) : null;
  return { least, most: problem ?? most };
}

/** Cents, or why the typed amount is none. */
function readAmount(typed: string): number | string {
  const cents = typedCents(typed);
  if (typed.trim() === "" || cents === 0) return messages.missing;
  if (cents === null) return messages.unread;
  return cents > highestAmount ? messages.tooHigh : cents;
}

function rangeProblem(least: number, most: number): string | null {
  if (most <= least) return messages.notMore;
  return most > least * widestRange ? messages.tooWide : null;
}
