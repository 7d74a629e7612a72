import type { Write } from "../writes.ts";

/** A plan's writes, without the documents: 'set mail/a-1-received', 'count a'. */
export function namedWrites(writes: readonly Write[]): string[] {
  return writes.map((write) => {
    if ("share" in write) return `count ${write.share}`;
    const kind = ["set", "merge", "update", "delete"].find((one) => one in write)!;
    return `${kind} ${write.in}/${write.id}`;
  });
}
