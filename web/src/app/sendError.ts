import {
  type BrowserReport,
  pageAt,
  reportAddress,
  strippedMessage,
} from "@vagas/functions/domain/health/browserReport";
import type { ErrorNotice, NoticedError } from "./watchErrors.ts";

/** This many errors of a page load are reported, each message once. */
const most = 5;

/** What is no fault of the site: a network that is down or weak, and the browser's extensions. */
const foreign =
  /-extension\b|^Script error|ResizeObserver|fetch|network|offline|load failed|imported module|module script/i;

const sent = new Set<string>();

/** Reports an error to the administrator, without what people typed and without who they are. */
export function sendError({ noticed, pathname, address }: ErrorNotice): void {
  // The digest that Vite writes into the names of files; the development server writes none.
  const [, release] = /-([\w-]{8})\.js$/.exec(address) ?? [];
  const { text, source } = detailsOf(noticed);
  if (release === undefined || foreign.test(`${text} ${source}`) || !navigator.onLine) return;
  const message = strippedMessage(text);
  if (sent.size >= most || sent.has(message)) return;
  sent.add(message);
  const report: BrowserReport = { release, page: pageAt(pathname), message };
  // As text, which needs no preflight, and which browsers still send while the page closes.
  navigator.sendBeacon(reportAddress, JSON.stringify(report));
}

/** What happened, and the file it comes from, where that is known. */
function detailsOf(noticed: NoticedError): { text: string; source: string } {
  const {
    error,
    message,
    filename = "",
    reason,
    effectiveDirective,
    blockedURI,
    sourceFile,
  } = noticed as Partial<ErrorEvent & PromiseRejectionEvent & SecurityPolicyViolationEvent>;
  if (effectiveDirective !== undefined)
    return { text: `${effectiveDirective} ${blockedURI}`, source: sourceFile ?? "" };
  const thrown: unknown = error ?? message ?? reason;
  return { text: String((thrown as Error | null)?.message ?? thrown), source: filename };
}
