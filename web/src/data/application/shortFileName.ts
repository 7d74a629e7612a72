import { limits } from "@vagas/functions/domain/limits";

/** Characters of a name's end that stay: they hold its ending. */
const kept = 6;

/** The name people gave a file, within what a record holds: its middle gives way, never half an emoji. */
export function shortFileName(name: string): string {
  if (name.length <= limits.fileName.max) return name;
  const start = name.slice(0, limits.fileName.max - kept - 1).replace(/[\uD800-\uDBFF]$/, "");
  return `${start}…${name.slice(-kept).replace(/^[\uDC00-\uDFFF]/, "")}`;
}
