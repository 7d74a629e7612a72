// What a job pays. Every page that shows a job loads this file, so it stays small.

/** By what the pay is counted, as stored. */
export const payUnits = ["hora", "diária", "semana", "mês", "produção"] as const;
export type PayUnit = (typeof payUnits)[number];

/** What may come on top of the amount, as stored. */
export const payExtras = [
  "comissão",
  "gratificação",
  "periculosidade",
  "insalubridade",
  "adicional noturno",
  "horas extras",
  "prêmio por produção",
  "gorjetas",
  "participação nos lucros",
] as const;
export type PayExtra = (typeof payExtras)[number];

/** Housing, meals or transport: given free, or given and deducted from the pay. */
export type Provision = "free" | "deducted";

/** What comes with the pay; null: not given. */
export type Provisions = {
  housing: Provision | null;
  meals: Provision | null;
  transport: Provision | null;
};

/** One amount, a range, or 'A combinar'. */
type Amount =
  | { kind: "exact"; least: number; most: null; unit: PayUnit }
  | { kind: "range"; least: number; most: number; unit: PayUnit }
  | { kind: "negotiable"; least: null; most: null; unit: null };

/** A job's pay; amounts in cents. */
export type Pay = Amount & { extras: PayExtra[] } & Provisions;

/** How a form says the amount. `written`: by a text from before, which is stored beside the pay. */
export type AmountKind = Pay["kind"] | "written";

/** A job's pay in its form: amounts as they were typed, '' for what is not given. */
export type TypedPay = {
  kind: AmountKind;
  least: string;
  most: string;
  unit: PayUnit;
  extras: PayExtra[];
  housing: Provision | "";
  meals: Provision | "";
  transport: Provision | "";
};

/** What a job pays if nobody says. */
export const negotiablePay: Pay = {
  kind: "negotiable",
  least: null,
  most: null,
  unit: null,
  extras: [],
  housing: null,
  meals: null,
  transport: null,
};

/** The same as a text. */
export const defaultSalary = "A combinar";

/** The highest amount, in cents. */
export const highestAmount = 100_000_000;

/** The end of a range is at most this many times its beginning. */
export const widestRange = 4;
