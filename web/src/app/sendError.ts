import {
  type BrowserReport,
  pageAt,
  reportAddress,
  strippedMessage,
} from "@vagas/functions/domain/health/browserReport";
import type { ErrorNotice, NoticedError } from "./errorNotice.ts";

/** This many errors of a page load are reported, each message once. */
const most = 5;

/** Errors that are not the site's: a weak or missing network, and browser extensions. */
const foreign =
  /-extension\b|^Script error|ResizeObserver|fetch|network|offline|load failed|imported module|module script/i;

const sent = new Set<string>();

/** Reports an error to the administrator, without typed text and without identifying anybody. */
export function sendError({ noticed, pathname, address }: ErrorNotice): void {
  // The digest that Vite writes into the names of files; the development server writes none.
  const [, release] = /-([\w-]{8})\.js$/.exec(address) ?? [];
  const { text, source } = detailsOf(noticed);
  if (release === undefined || foreign.test(`${text} ${source}`) || !navigator.onLine) return;
  const message = strippedMessage(text);
  if (sent.size >= most || sent.has(message)) return;
  sent.add(message);
  const report: BrowserReport = { release, page: pageAt(pathname), message };
  // Text avoids a CORS preflight, and browsers still send it while the page closes.
  navigator.sendBeacon(reportAddress, JSON.stringify(report));
}

/** The error's message, and its file if known. */
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
