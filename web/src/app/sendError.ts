import {
  type BrowserReport,
  pageAt,
  reportAddress,
  strippedMessage,
} from "@vagas/functions/domain/health/browserReport";
import type { NoticedError } from "./watchErrors.ts";

/** So many errors of one load of the site are told, each message once. */
const most = 5;

/** What is no fault of the site: a line that is down or weak, and what extensions of the browser do. */
const foreign =
  /-extension|^Script error|ResizeObserver|fetch|network|offline|load failed|imported module|module script/i;

const sent = new Set<string>();

/** Tells the administrator of an error, without what people typed and without who they are. */
export function sendError({ error, source, pathname, release }: NoticedError): void {
  const text = String((error as Error | null)?.message ?? error);
  if (foreign.test(`${text} ${source}`) || !navigator.onLine) return;
  const message = strippedMessage(text);
  if (sent.size >= most || sent.has(message)) return;
  sent.add(message);
  const report: BrowserReport = { release, page: pageAt(pathname), message };
  // As text, which the page may send while it is being left.
  navigator.sendBeacon(reportAddress, JSON.stringify(report));
}
