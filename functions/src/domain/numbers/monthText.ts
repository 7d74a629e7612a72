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
  return `${names[Number(month.slice(5)) - 1]!} de ${month.slice(0, 4)}`;
}
