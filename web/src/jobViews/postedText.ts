import { daysUntil } from "@vagas/functions/domain/visitorDates";

const relative = new Intl.RelativeTimeFormat("pt-BR", { numeric: "auto" });

/** 'hoje', 'ontem', 'há 5 dias', 'há 2 meses': the age on the town's calendar. */
export function agoText(date: Date, now: Date): string {
  const days = daysUntil(date, now);
  return days > -31
    ? relative.format(Math.min(days, 0), "day")
    : relative.format(Math.ceil(days / 30), "month");
}

/** 'Encerra hoje', 'Encerra amanhã', 'Encerra em 3 dias'. */
export function closingText(days: number): string {
  if (days === 0) return "Encerra hoje";
  return days === 1 ? "Encerra amanhã" : `Encerra em ${days} dias`;
}
