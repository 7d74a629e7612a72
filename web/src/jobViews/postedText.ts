import { daysUntil } from "@vagas/functions/domain/visitorDates";

const inDays = new Intl.RelativeTimeFormat("pt-BR", { numeric: "auto" });
/** With 'auto', 31 to 59 days read 'mês passado', although it may have been the month before. */
const inMonths = new Intl.RelativeTimeFormat("pt-BR", { numeric: "always" });

/** 'hoje', 'ontem', 'há 5 dias', 'há 1 mês': the age on the town's calendar. */
export function agoText(date: Date, now: Date): string {
  const days = daysUntil(date, now);
  return days > -31
    ? inDays.format(Math.min(days, 0), "day")
    : inMonths.format(Math.ceil(days / 30), "month");
}

/** 'Encerra hoje', 'Encerra amanhã', 'Encerra em 3 dias'. */
export function closingText(days: number): string {
  if (days === 0) return "Encerra hoje";
  return days === 1 ? "Encerra amanhã" : `Encerra em ${days} dias`;
}
