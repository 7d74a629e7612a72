import { escapeHtml } from "../../domain/text/escapeHtml.ts";

/** Text that means itself inside XML; characters that no XML may hold are left out (XML 1.0, 2.2). */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ""));
}
