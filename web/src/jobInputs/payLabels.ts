import type { AmountKind, PayUnit, Provisions } from "@vagas/functions/domain/pay/pay";

/** The ways to say an amount, in the form's order; `written` is offered for a text from before alone. */
export const amountLabels: Record<Exclude<AmountKind, "written">, string> = {
  exact: "Valor exato",
  range: "Faixa de valores",
  negotiable: "A combinar",
};

export const unitLabels: Record<PayUnit, string> = {
  mês: "por mês",
  semana: "por semana",
  diária: "por dia (diária)",
  hora: "por hora",
  produção: "por produção",
};

export const provisionLabels: Record<keyof Provisions, string> = {
  housing: "Alojamento",
  meals: "Alimentação",
  transport: "Transporte",
};

/** Who pays for what is given; '' for nothing. */
export const provisionOptions = {
  "": "Não oferece",
  free: "Por conta da empresa",
  deducted: "Com desconto",
} as const;
