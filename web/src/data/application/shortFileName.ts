import { limits } from "@vagas/functions/domain/limits";

/** Characters of a name's end that stay: they hold its ending. */
const kept = 6;

/** The name people gave a file, as a record may hold it: without control characters; its middle gives way, never half an emoji. */
export function shortFileName(given: string): string {
  const name = given.replace(/\p{Cc}/gu, "");
  if (name.length <= limits.fileName.max) return name;
  const start = name.slice(0, limits.fileName.max - kept - 1).replace(/[\uD800-\uDBFF]$/, "");
  return `${start}…${name.slice(-kept).replace(/^[\uDC00-\uDFFF]/, "")}`;
}
