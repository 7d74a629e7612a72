import { limits } from "@vagas/functions/domain/limits";

/** Characters kept at a name's end, which include its extension. */
const kept = 6;

/**
 * A file's name as a record may store it: without control characters, shortened in the middle, never within an emoji.
 */
export function shortFileName(given: string): string {
  const name = given.replace(/\p{Cc}/gu, "");
  if (name.length <= limits.fileName.max) return name;
  const start = name.slice(0, limits.fileName.max - kept - 1).replace(/[\uD800-\uDBFF]$/, "");
  return `${start}…${name.slice(-kept).replace(/^[\uDC00-\uDFFF]/, "")}`;
}
