import type { JobContent } from "../job/jobFields.ts";
import { monthlyPay, reaisText } from "../pay/payText.ts";
import { preview } from "../text/preview.ts";
import { checkAdvertisement } from "./checkAdvertisement.ts";
import { findingText } from "./findingText.ts";
import type { Mark } from "./jobCheck.ts";
import type { Finding } from "./lawFinding.ts";
import { wayOut } from "./wayOut.ts";

/** What is known around a job, besides its own text. */
export type JobNeighbours = {
  /** Whether its company's account is younger than `newAccountDays`; the administrator's is not. */
  isNewAccount: boolean;
  /** The median monthly pay, in cents, of the jobs of its type; null if too few say it. */
  medianPay: number | null;
  /** The title of another advertiser's job with the same text; null if there is none. */
  sameTextAs: string | null;
};

export const newAccountDays = 7;
/** A pay over this many medians is marked. */
export const highPayTimes = 3;

const weights = {
  moneyWords: 50,
  pixOrLink: 30,
  highPay: 25,
  sameText: 20,
  newAccount: 10,
  finding: { A: 5, B: 1, C: 0 },
} as const;

/** The most findings that are listed, so that a text cannot fill a document. */
const mostFindings = 20;
const longestWords = 80;

/** Why a job should be looked at first, the heaviest reason first. */
export function jobMarks(job: JobContent, neighbours: JobNeighbours, today: Date): Mark[] {
  const findings = checkAdvertisement(job, today).filter(({ grade }) => grade !== "C");
  const marks = [
    ...findings.slice(0, mostFindings).map(markOf),
    ...wayOutMark(job),
    ...payMark(job, neighbours.medianPay),
    ...neighbourMarks(neighbours),
  ];
  return marks.toSorted((a, b) => b.weight - a.weight);
}

function markOf(finding: Finding): Mark {
  const { rule, grade, words, asks } = finding;
  const text = `“${preview(words, longestWords)}”`;
  if (rule === "money")
    return { kind: "moneyWords", text: `Pede dinheiro: ${text}`, weight: weights.moneyWords };
  if (rule === "pay")
    return { kind: "finding", text: findingText(finding), weight: weights.finding.A };
  const weight = grade === "A" ? weights.finding.A : weights.finding.B;
  return { kind: "finding", text: `${text}: ${asks}`, weight };
}

function wayOutMark(job: JobContent): Mark[] {
  const found = wayOut(job);
  if (found === null) return [];
  const text = `Chave PIX, link ou telefone no texto: “${preview(found, longestWords)}”`;
  return [{ kind: "pixOrLink", text, weight: weights.pixOrLink }];
}

function payMark({ pay, type }: JobContent, median: number | null): Mark[] {
  const monthly = monthlyPay(pay);
  if (monthly === null || median === null || monthly <= highPayTimes * median) return [];
  const text = `Paga ${reaisText(monthly)} por mês; metade das vagas de ${type} paga até ${reaisText(median)}`;
  return [{ kind: "highPay", text, weight: weights.highPay }];
}

function neighbourMarks({ isNewAccount, sameTextAs }: JobNeighbours): Mark[] {
  const marks: Mark[] = [];
  if (sameTextAs !== null)
    marks.push({
      kind: "sameText",
      text: `O mesmo texto está em outra vaga: ${sameTextAs}`,
      weight: weights.sameText,
    });
  if (isNewAccount)
    marks.push({
      kind: "newAccount",
      text: "Conta criada há menos de uma semana",
      weight: weights.newAccount,
    });
  return marks;
}

/** The middle one; of an even number the lower of the two. Null for fewer than five, of which it says little. */
export function medianOf(amounts: readonly number[]): number | null {
  if (amounts.length < 5) return null;
  return amounts.toSorted((a, b) => a - b)[Math.floor((amounts.length - 1) / 2)]!;
}
