import type { Desk } from "../desk.ts";
import { paths } from "../domain/paths.ts";
import { headTags } from "./head/headTags.ts";
import { pageDocument } from "./pageDocument.ts";
import { put } from "./putPart.ts";
import { readPage } from "./readPage.ts";
import type { Rendering } from "./rendering.ts";
import { cacheControl, type SiteAnswer } from "./siteAnswer.ts";
import { withoutForm } from "./withoutForm.ts";

/** How long rendering may take, in milliseconds; then the plain shell is sent, and the browser renders the page itself. */
const longestMs = 3_000;

const html = { "Content-Type": "text/html; charset=utf-8" } as const;

type Request = { pathname: string; query: URLSearchParams };
/** What pages are made with; `onFailure` gets the error of one that could not be made. */
export type Means = { desk: Desk; rendering: Rendering; onFailure: (error: unknown) => void };

/** The page at an address, rendered; where that fails or takes too long, the plain shell. */
export async function answerPage(means: Means, request: Request): Promise<SiteAnswer> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No page after ${longestMs} ms`)), longestMs);
  });
  try {
    return await Promise.race([renderedPage(means, request), tooLong]);
  } catch (error) {
    means.onFailure(error);
    return shellAnswer(means.rendering);
  } finally {
    clearTimeout(timer);
  }
}

async function renderedPage(
  { desk, rendering }: Means,
  { pathname, query }: Request,
): Promise<SiteAnswer> {
  if (pathname === paths.apply) return applicationForm(desk, rendering, query);
  const { status, page, first } = await readPage(desk, pathname, query);
  const rendered = await rendering.renderPage(
    query.size > 0 ? `${pathname}?${query.toString()}` : pathname,
    first,
  );
  const { html: body, policy } = pageDocument(rendering, {
    first,
    head: headTags(page, desk.siteUrl),
    rendered,
  });
  const cache = status === 404 ? cacheControl.missing : cacheControl.decided;
  return {
    status,
    headers: { ...html, "Content-Security-Policy": policy, "Cache-Control": cache },
    body,
  };
}

/** The form is made by its own code; what is rendered here is the way out for those without scripts. */
async function applicationForm(
  desk: Desk,
  { shell }: Rendering,
  query: URLSearchParams,
): Promise<SiteAnswer> {
  const instead = await withoutForm(desk, query.get("jobId"));
  return {
    status: 200,
    headers: { ...html, "X-Robots-Tag": "noindex", "Cache-Control": cacheControl.decided },
    body: put(shell, "noscript", instead),
  };
}

/** The application without any data: its code then asks for what it shows. */
function shellAnswer({ shell }: Rendering): SiteAnswer {
  return { status: 200, headers: { ...html, "Cache-Control": "no-store" }, body: shell };
}
