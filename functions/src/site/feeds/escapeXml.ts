import { escapeHtml } from "../../domain/text/escapeHtml.ts";

/** Text escaped for XML, without characters that XML forbids (XML 1.0, 2.2). */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ""));
}
