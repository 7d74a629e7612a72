import { escapeHtml } from '../domain/escapeHtml.ts';
import { town } from '../domain/town.ts';

/** What a mail says; paragraphs are plain text, their line breaks kept. */
export type Letter = {
  title: string;
  paragraphs: string[];
  /** Somebody else's words, set apart. */
  quote?: string;
  action?: { label: string; url: string };
};

/** Both forms of a mail, in the one look all of them share. Whatever is in the letter is escaped. */
export function layout(letter: Letter): { text: string; html: string } {
  return { text: asText(letter), html: asHtml(letter) };
}

const signature = `${town.boardName} · ${town.name}, ${town.state}`;

function asText({ paragraphs, quote, action }: Letter): string {
  const parts = [...paragraphs];
  if (quote !== undefined) parts.push(quote.split('\n').map((line) => `> ${line}`).join('\n'));
  if (action !== undefined) parts.push(`${action.label}: ${action.url}`);
  return [...parts, `--\n${signature}\nAjuda: ${town.contact.supportEmail}`].join('\n\n');
}

function asHtml({ title, paragraphs, quote, action }: Letter): string {
  const body = [
    ...paragraphs.map((text) => `<p style="margin:0 0 16px">${withBreaks(text)}</p>`),
    quote === undefined ? '' : `<blockquote style="margin:0 0 16px;padding:12px 16px;background:#f4f6f5;border-left:4px solid #1b6b3a">${withBreaks(quote)}</blockquote>`,
    action === undefined ? '' : `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 24px;background:#1b6b3a;color:#ffffff;text-decoration:none;border-radius:6px">${escapeHtml(action.label)}</a></p>`,
  ].join('\n');
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:24px 12px;background:#eef1ef;font:16px/1.5 Arial,Helvetica,sans-serif;color:#1f2421">
<div style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border-radius:8px">
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${escapeHtml(title)}</h1>
${body}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #d9dfdb;font-size:14px;color:#56605a">${escapeHtml(signature)}<br>Ajuda: ${escapeHtml(town.contact.supportEmail)}</p>
</div>
</body>
</html>
`;
}

function withBreaks(text: string): string {
  return escapeHtml(text).replace(/\r?\n/g, '<br>');
}
