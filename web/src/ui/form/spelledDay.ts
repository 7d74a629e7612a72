const inWords = new Intl.DateTimeFormat("pt-BR", { dateStyle: "full", timeZone: "UTC" });

/** 'Quinta-feira, 17 de dezembro de 2026' for '2026-12-17', the value of date fields; null if it is not a day. */
export function spelledDay(day: string): string | null {
  const date = Date.parse(day);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(date)) return null;
  const words = inWords.format(date);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
