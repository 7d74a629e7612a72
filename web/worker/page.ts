import {
  firstPageId,
  isKeptPath,
  keptMark,
  seenAddress,
  seenPagesCache,
} from "../src/data/visitor/seenPagesCache.ts";
import { keptShell } from "./code.ts";

/** How long the network may take, in milliseconds, for a page that was seen before. */
const patience = 3_000;

/** Whether an address is a page of the application: no file, no function, nothing of Hosting's own. */
export function isPage(pathname: string): boolean {
  return !/^\/(api|__)\/|\.\w+$/.test(pathname);
}

/**
 * A page: from the network, which decides while it is available. If it fails or is slow, a public page comes as last
 * seen; for one never seen, the application says so. If the server fails to render, the application does.
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

/** `json` was made safe for a script element by the page (firstPageJson). */
function withData(json: string): (html: string) => string {
  return (html) =>
    marked("seen")(html).replace(
      "<!--data--><!--/data-->",
      () => `<script type="application/json" id="${firstPageId}">${json}</script>`,
    );
}
