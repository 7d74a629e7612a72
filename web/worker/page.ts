import {
  firstPageId,
  isKeptPath,
  keptMark,
  seenAddress,
  seenPagesCache,
} from "../src/data/visitor/seenPagesCache.ts";
import { keptShell } from "./code.ts";

/** How long the network may take, in milliseconds, where the page was seen before. */
const patience = 3_000;

/** Whether an address is a page of the application: no file, no function, nothing of Hosting's own. */
export function isPage(pathname: string): boolean {
  return !/^\/(api|__)\/|\.\w+$/.test(pathname);
}

/**
 * A page: from the network, which has the last word while it has one. Where it fails or takes too long, a public page
 * comes as it was last seen; where it was never seen, the application says so. What the server fails to render the
 * application makes by itself.
 */
export async function answerPage(
  { pathname, search }: URL,
  network: Promise<Response>,
): Promise<Response> {
  const seen = isKeptPath(pathname)
    ? await caches.match(seenAddress(pathname, search), { cacheName: seenPagesCache })
    : undefined;
  try {
    const response = await (seen ? inTime(network) : network);
    return response.status < 500 ? response : await keptShell((html) => html);
  } catch {
    if (!isKeptPath(pathname)) return keptShell((html) => html);
    return seen ? keptShell(withData(await seen.text())) : keptShell(marked("unseen"));
  }
}

async function inTime(network: Promise<Response>): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("The network takes too long")), patience);
  });
  return Promise.race([network, tooLong]).finally(() => clearTimeout(timer));
}

function marked(mark: "seen" | "unseen"): (html: string) => string {
  return (html) => html.replace("<html ", `<html ${keptMark}="${mark}" `);
}

/** `json` was written by the page so that it may stand in a script element (firstPageJson). */
function withData(json: string): (html: string) => string {
  return (html) =>
    marked("seen")(html).replace(
      "<!--data--><!--/data-->",
      () => `<script type="application/json" id="${firstPageId}">${json}</script>`,
    );
}
