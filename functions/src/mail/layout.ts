import { escapeHtml } from "../domain/text/escapeHtml.ts";
import { town } from "../domain/town.ts";

export type Link = { label: string; url: string };

/** A mail's content; paragraphs are plain text with their line breaks. */
export type Letter = {
  title: string;
  paragraphs: string[];
  /** Stands for what is put after the paragraphs when the mail is sent. */
  slot?: string;
  /** Another person's words, set apart. */
  quote?: string;
  /** The main action. */
  action?: Link;
  /** It stands after the first paragraph, not after the last. */
  actionFirst?: boolean;
  /** Further links. */
  others?: Link[];
  /** The sentence above them. */
  othersTitle?: string;
  /** A question, answered by one of these links. */
  question?: { words: string; answers: Link[] };
};

/** An entry of a list in a mail: its name, which is a link, and lines about it. */
type Entry = { name: string; url: string; lines: string[] };

/** An entry as text and as HTML. */
export function entryParts({ name, url, lines }: Entry): { text: string; html: string } {
  const said = lines.map((line) => `<br>${escapeHtml(line)}`).join("");
  return {
    text: [name, ...lines, url].join("\n"),
    html: `<p style="margin:0 0 16px"><a class="link" href="${escapeHtml(url)}" style="color:#0A6A4E;font-weight:bold">${escapeHtml(name)}</a>${said}</p>`,
  };
}

/** A mail's text and HTML in the common layout. Everything in the letter is escaped. */
export function layout(letter: Letter): { text: string; html: string } {
  return { text: asText(letter), html: asHtml(letter) };
}

const signature = `${town.boardName} · ${town.name}, ${town.state}`;

function asText(letter: Letter): string {
  const {
    paragraphs,
    slot,
    quote,
    action,
    actionFirst,
    others = [],
    othersTitle,
    question,
  } = letter;
  const links = others.map(lineOf);
  const parts = [
    ...paragraphs,
    ...(slot === undefined ? [] : [slot]),
    ...(quote === undefined ? [] : [quoted(quote)]),
    ...(action === undefined || actionFirst ? [] : [lineOf(action)]),
    ...(question === undefined
      ? []
      : [[question.words, ...question.answers.map(lineOf)].join("\n")]),
    ...(othersTitle === undefined ? [] : [othersTitle]),
    ...links,
  ];
  if (action !== undefined && actionFirst) parts.splice(1, 0, lineOf(action));
  return [
    ...parts,
    `--\n${signature}\nAjuda: ${town.contact.supportEmail} · ${town.contact.supportPhone}`,
  ].join("\n\n");
}

function lineOf({ label, url }: Link): string {
  return `${label}: ${url}`;
}

function quoted(words: string): string {
  return words
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n");
}

// The colours of web/src/theme/palette.ts. The light ones are inline, for mail programs that drop style elements; in
// dark mode the others override them by class.
const dark = `@media (prefers-color-scheme: dark) {
.page { background: #0F1714 !important; color: #E9F0EC !important }
.sheet { background: #17211D !important; border-color: #2C3A34 !important }
.quote { background: #0F1714 !important; border-color: #6CD3A9 !important }
.button { background: #6CD3A9 !important; color: #0F1714 !important }
.link { color: #6CD3A9 !important }
.foot { border-color: #2C3A34 !important; color: #A9B8B1 !important }
}`;

function asHtml(letter: Letter): string {
  const title = escapeHtml(letter.title);
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<style>
${dark}
</style>
</head>
<body class="page" style="margin:0;padding:16px 12px;background:#FAF8F4;font:16px/1.5 Arial,Helvetica,sans-serif;color:#1D2925;overflow-wrap:anywhere">
<div class="sheet" style="max-width:560px;margin:0 auto;padding:24px 20px;background:#FFFFFF;border:1px solid #DED9CE;border-radius:10px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${title}</h1>
${htmlParts(letter).join("\n")}
<p class="foot" style="margin:24px 0 0;padding-top:16px;border-top:1px solid #DED9CE;font-size:14px;color:#54625C">${escapeHtml(signature)}<br>Ajuda: ${escapeHtml(town.contact.supportEmail)} · ${escapeHtml(town.contact.supportPhone)}</p>
</div>
</body>
</html>
`;
}

/** What stands between the title and the footer. */
function htmlParts(letter: Letter): string[] {
  const {
    paragraphs,
    slot,
    quote,
    action,
    actionFirst,
    others = [],
    othersTitle,
    question,
  } = letter;
  const parts = [
    ...paragraphs.map((text) => `<p style="margin:0 0 16px">${withBreaks(text)}</p>`),
    ...(slot === undefined ? [] : [slot]),
    ...(quote === undefined
      ? []
      : [
          `<blockquote class="quote" style="margin:0 0 16px;padding:12px 16px;background:#FAF8F4;border-left:4px solid #0A6A4E">${withBreaks(quote)}</blockquote>`,
        ]),
    ...(action === undefined || actionFirst ? [] : [button(action)]),
    ...(question === undefined ? [] : [asked(question)]),
    ...(othersTitle === undefined
      ? []
      : [`<p style="margin:16px 0 8px">${withBreaks(othersTitle)}</p>`]),
    ...others.map(
      ({ label, url }) =>
        `<p style="margin:0 0 8px"><a class="link" href="${escapeHtml(url)}" style="display:inline-block;padding:8px 0;color:#0A6A4E;font-weight:bold">${escapeHtml(label)}</a></p>`,
    ),
  ];
  if (action !== undefined && actionFirst) parts.splice(1, 0, button(action));
  return parts;
}

function asked({ words, answers }: NonNullable<Letter["question"]>): string {
  const links = answers.map(
    ({ label, url }) =>
      `<a class="link" href="${escapeHtml(url)}" style="display:inline-block;padding:8px 0;color:#0A6A4E;font-weight:bold">${escapeHtml(label)}</a>`,
  );
  return `<p style="margin:0 0 8px">${escapeHtml(words)} ${links.join(" · ")}</p>`;
}

function button({ label, url }: Link): string {
  return `<p style="margin:24px 0 16px"><a class="button" href="${escapeHtml(url)}" style="display:inline-block;padding:12px 24px;background:#0A6A4E;color:#FFFFFF;font-weight:bold;text-decoration:none;border-radius:10px">${escapeHtml(label)}</a></p>`;
}

function withBreaks(text: string): string {
  return escapeHtml(text).replace(/\r?\n/g, "<br>");
}
