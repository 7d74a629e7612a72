/** Does `work` for each item, at most `atOnce` at the same time; the results are in the order of the items. */
export async function eachInTurns<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  async function goOn() {
    for (const [i, item] of waiting) results[i] = await work(item);
  }
  await Promise.all(Array.from({ length: atOnce }, goOn));
  return results;
}
