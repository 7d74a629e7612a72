/** A name as it is seen: any spaces in a row are one, and accents and apostrophes are alike however they are written. */
export function asSeen(name: string): string {
  return name.normalize("NFC").replace(/[‘’]/g, "'").replace(/\s+/g, " ").trim();
}
