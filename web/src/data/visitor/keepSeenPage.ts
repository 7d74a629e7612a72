import type { FirstPage } from "@vagas/functions/domain/site/firstPage";

type Keep = (page: FirstPage) => void;

let keep: Keep | null = null;
const waiting: FirstPage[] = [];

/** Stores a public page for offline use, once the code for that has loaded; a first visit does not wait for it. */
export function keepSeenPage(page: FirstPage): void {
  if (keep) keep(page);
  else waiting.push(page);
}

/** Makes `by` store pages from now on, including waiting ones. */
export function keepSeenPages(by: Keep): void {
  keep = by;
  waiting.splice(0).forEach(by);
}
