import type { Context } from "../context.ts";
import { escapeHtml } from "../domain/text/escapeHtml.ts";
import { town } from "../domain/town.ts";
import { whatsappLink } from "../domain/text/whatsapp.ts";
import { headTags } from "./head/headTags.ts";
import { pageDataElement } from "./pageData.ts";
import { pageDocument } from "./pageDocument.ts";
import { put } from "./putPart.ts";
import { readPage } from "./readPage.ts";
import type { Rendering } from "./rendering.ts";
import { cacheControl, retryLater, type SiteAnswer } from "./siteAnswer.ts";
import { withoutForm } from "./withoutForm.ts";
import { withoutReport } from "./withoutReport.ts";

const html = { "Content-Type": "text/html; charset=utf-8" } as const;

type Request = { pathname: string; query: URLSearchParams };
/** What pages are rendered with; `onFailure` gets the error of a failed one. */
export type Means = { context: Context; rendering: Rendering; onFailure: (error: unknown) => void };

/** The page at an address, rendered. */
export async function answerPage(
  { context, rendering }: Means,
  { pathname, query }: Request,
): Promise<SiteAnswer> {
  const { status, page, first } = await readPage(context, pathname, query);
  const rendered = await rendering.renderPage(
    query.size > 0 ? `${pathname}?${query.toString()}` : pathname,
    first,
  );
  const { html: body, policy } = pageDocument(rendering, {
    first,
    data: pageDataElement(first, pathname, query.toString()),
    head: headTags(page, context.siteUrl),
    rendered,
    ...(page.kind === "apply" && { withoutScripts: withoutForm(page) }),
    ...(page.kind === "report" && { withoutScripts: withoutReport(page.job) }),
  });
  const isForm = page.kind === "apply" || page.kind === "report";
  const cache = status === 404 ? cacheControl.missing : cacheControl.decided;
  return {
    status,
    headers: {
      ...html,
      "Content-Security-Policy": policy,
      "Cache-Control": cache,
      ...(isForm && { "X-Robots-Tag": "noindex" }),
    },
    body,
  };
}

/**
 * The answer for a failed page: the shell, whose code reads the data itself, and an explanation without scripts. The
 * status tells search engines to come back.
 */
export function pageLater({ shell }: Rendering): SiteAnswer {
  const chat = whatsappLink(town.contact.whatsapp, `Olá! O site ${town.boardName} não abre.`)!;
  return {
    status: 503,
    headers: { ...html, ...retryLater },
    body: put(
      shell,
      "noscript",
      `<main class="plain"><h1>O site está com um problema</h1><p>Não conseguimos ler as vagas agora. Tente de novo daqui a alguns minutos.</p><p><a class="plain-way" href="${escapeHtml(chat)}" rel="noopener">Falar com ${escapeHtml(town.boardName)} pelo WhatsApp</a></p></main>`,
    ),
  };
}
