import { createHash } from "node:crypto";
import type { FirstPage } from "../domain/site/firstPage.ts";
import { withoutControls } from "../domain/text/withoutControls.ts";
import { put } from "./putPart.ts";
import type { RenderedPage, Rendering } from "./rendering.ts";

type Page = {
  first: FirstPage;
  /** The element of its data. */
  data: string;
  /** The page's own elements in the head. */
  head: string;
  rendered: RenderedPage;
  /** Replaces what the page needs scripts for. */
  withoutScripts?: string;
};

const readable =
  "Sem JavaScript você pode ler as vagas e falar com o anunciante pelo WhatsApp. Para enviar seu currículo pelo site, ative o JavaScript.";

const stylesPlace = "<!--styles--><!--/styles-->";

/** A rendered page's document, and the policy that allows the style sheet and the script it contains. */
export function pageDocument(
  { frame, styles, script, preloads, headers }: Rendering,
  { first, data, head, rendered, withoutScripts = readable }: Page,
): { html: string; policy: string } {
  const code = preloads[codeOf(first)]
    .map((file) => `<link rel="modulepreload" crossorigin href="${file}">`)
    .join("");
  const places = {
    head: `${head}\n${stylesPlace}`,
    page: withoutControls(rendered.html),
    code: `${data}${code}`,
    noscript: withoutScripts,
  };
  const document = Object.entries(places).reduce(
    (text, [place, part]) => put(text, place, part),
    frame,
  );
  const css = rendered.stylesFor(document, styles);
  return {
    html: put(document, "styles", `<style>${css}</style>`),
    policy: (headers["Content-Security-Policy"] ?? "")
      .replace("script-src 'self'", `script-src 'self' ${hashOf(script)}`)
      .replace("style-src 'self'", `style-src 'self' ${hashOf(css)}`),
  };
}

/** The code that hydrates the page. */
function codeOf({ page }: FirstPage): keyof Rendering["preloads"] {
  return page === "over" || page === "hidden" || page === "missing" ? "job" : page;
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
