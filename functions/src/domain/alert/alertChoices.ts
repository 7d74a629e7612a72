// What forms and links of alerts offer; separate from the schemas, so that pages load no zod.

/** How often an alert is mailed. */
export const alertRhythms = ["day", "week"] as const;
export type AlertRhythm = (typeof alertRhythms)[number];

export const rhythmText: Record<AlertRhythm, string> = { day: "Todo dia", week: "Toda semana" };

/** Why somebody left an alert. */
export const leavingReasons = ["hiredHere", "hiredElsewhere", "notForMe", "other"] as const;
export type LeavingReason = (typeof leavingReasons)[number];

export const leavingReasonText: Record<LeavingReason, string> = {
  hiredHere: "Consegui trabalho por aqui",
  hiredElsewhere: "Consegui trabalho por outro lugar",
  notForMe: "Não eram vagas para mim",
  other: "Outro motivo",
};
