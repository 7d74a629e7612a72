const names = [
  "janeiro",
  "fevereiro",
  "março",
  "abril",
  "maio",
  "junho",
  "julho",
  "agosto",
  "setembro",
  "outubro",
  "novembro",
  "dezembro",
] as const;

/** 'YYYY-MM' as 'novembro de 2026'. */
export function monthText(month: string): string {
  return `${nameOf(month)} de ${month.slice(0, 4)}`;
}

/** 'YYYY-MM' as 'nov', for a chart's axis. */
export function shortMonthText(month: string): string {
  return nameOf(month).slice(0, 3);
}

function nameOf(month: string): string {
  return names[Number(month.slice(5)) - 1]!;
}
