/** A text encoded for an address. Half an emoji, which a cut may leave and an address cannot hold, is left out. */
export function encodeText(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, ""));
}
