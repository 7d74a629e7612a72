import { createHash } from "node:crypto";
import type { Context } from "../context.ts";
import { type FirstPage, firstPageJson, pageDataPath } from "../domain/site/firstPage.ts";
import { escapeHtml } from "../domain/text/escapeHtml.ts";
import { readPage } from "./readPage.ts";
import { cacheControl, type SiteAnswer } from "./siteAnswer.ts";

const folder = pageDataPath("/", "");

/** Tells two states of a page's data apart, whenever they were read. */
export function versionOf(first: FirstPage): string {
  const data = JSON.stringify({ ...first, now: null });
  return createHash("sha256").update(data).digest("base64url").slice(0, 8);
}

/**
 * The element of a page's data, which comes with its code. It names the data: the code fetches it, and sees whether it is
 * what the page shows. A form's code comes at once, so its data is there.
 */
export function pageDataElement(first: FirstPage, pathname: string, query: string): string {
  if (first.page === "apply" || first.page === "report")
    return `<script type="application/json" id="first-page">${firstPageJson(first)}</script>`;
  const asked = new URLSearchParams(query);
  // A cache then never answers with data that is older than the page.
  asked.set("v", versionOf(first));
  const address = escapeHtml(pageDataPath(pathname, asked.toString()));
  return `<link rel="preload" as="fetch" crossorigin id="page-data" href="${address}" data-now="${first.now.toISOString()}">`;
}

/** The path of the page whose data is at an address; null for other addresses. */
export function dataPageOf(pathname: string): string | null {
  if (pathname === folder) return "/";
  return pathname.startsWith(`${folder}/`) ? pathname.slice(folder.length) : null;
}

/** The data of the page at a path; also of a page that does not exist. */
export async function answerPageData(
  context: Context,
  pathname: string,
  query: URLSearchParams,
): Promise<SiteAnswer> {
  const { status, first } = await readPage(context, pathname, query);
  return {
    status: 200,
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "X-Robots-Tag": "noindex",
      "Cache-Control": status === 404 ? cacheControl.missing : cacheControl.decided,
    },
    body: firstPageJson({ ...first, version: versionOf(first) }),
  };
}
