/** The text with a part inserted between two marker comments, which are removed. */
export function put(text: string, place: string, part: string): string {
  const [begin, end] = [`<!--${place}-->`, `<!--/${place}-->`];
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`There is no place for the ${place}`);
  return `${text.slice(0, from)}${part}${text.slice(to + end.length)}`;
}
