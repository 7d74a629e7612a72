import type { FirstPage } from "@vagas/functions/domain/site/firstPage";

type Keep = (page: FirstPage) => void;

let keep: Keep | null = null;
const waiting: FirstPage[] = [];

/** Has a public page kept for the days without network; it waits for the code that does so, which no first visit waits for. */
export function keepSeenPage(page: FirstPage): void {
  if (keep) keep(page);
  else waiting.push(page);
}

/** From now on `by` keeps pages, those that wait included. */
export function keepSeenPages(by: Keep): void {
  keep = by;
  waiting.splice(0).forEach(by);
}
