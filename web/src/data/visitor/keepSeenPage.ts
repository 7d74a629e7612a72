import type { FirstPage } from "@vagas/functions/domain/site/firstPage";

type Keep = (page: FirstPage) => void;

let keep: Keep | null = null;
const waiting: FirstPage[] = [];

/** Stores a public page for offline use; waits for the code that does so, which no first visit waits for. */
export function keepSeenPage(page: FirstPage): void {
  if (keep) keep(page);
  else waiting.push(page);
}

/** Makes `by` store pages from now on, including waiting ones. */
export function keepSeenPages(by: Keep): void {
  keep = by;
  waiting.splice(0).forEach(by);
}
