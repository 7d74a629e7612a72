/** A text as part of an address. Half an emoji, which a cut may leave and no address can hold, is left out. */
export function encodeText(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, ""));
}
