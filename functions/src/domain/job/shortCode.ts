import { z } from "zod";

/**
 * The characters of a job's short address: of each pair that a reader or listener mixes up (0 and o, 1 and l, 5 and s,
 * 8 and b, 6 and g, 9 and q, u and v) at most one, and no vowels, so that no code is a word.
 */
export const shortCodeLetters = "2347cdfhjkmnpqrtvwx";

/** Characters of a code: four while codes are free, more when many are taken. */
const length = { min: 4, max: 7 } as const;

/** Codes of each length that a job tries. */
const triesEach = 3;

/** shortCodes/{code}: the job with this short address, which no other job ever gets. */
export const shortCodeSchema = z.object({ jobId: z.string(), at: z.date() });

const code = new RegExp(`^[${shortCodeLetters}]{${length.min},${length.max}}$`);

/** The code that somebody typed, in any case and with z for 2; null if it is no code. */
export function shortCodeOf(typed: string): string | null {
  const letters = typed.toLowerCase().replaceAll("z", "2");
  return code.test(letters) ? letters : null;
}

/** The codes that a job may get, in the order in which it tries them: always the same, the shortest first. */
export function shortCodesFor(jobId: string): string[] {
  const codes: string[] = [];
  for (let size: number = length.min; size <= length.max; size += 1)
    for (let i = 0; i < triesEach; i += 1)
      codes.push(spelled(digest(`${jobId} ${size} ${i}`), size));
  return codes;
}

function spelled(number: number, size: number): string {
  const letters = [];
  for (let rest = number; letters.length < size; rest = Math.floor(rest / shortCodeLetters.length))
    letters.push(shortCodeLetters[rest % shortCodeLetters.length]);
  return letters.join("");
}

/** FNV-1a, 32 bits. */
function digest(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  return hash >>> 0;
}

/** An address as people read it: without the protocol. */
export function shownAddress(address: string): string {
  return address.replace(/^https?:\/\//, "");
}
