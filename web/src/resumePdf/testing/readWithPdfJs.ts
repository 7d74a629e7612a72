import { getDocumentProxy } from "unpdf";

/** A structure element: its type, and its text or its children. */
type ReadElement = [role: string, content: string | ReadElement[]];

type Tree = { role: string; children: readonly (Tree | { type: string; id: string })[] };
type Item = { str?: string; hasEOL?: boolean; tag?: string; id?: string; type?: string };

/** What PDF.js, the reader of Firefox, finds in a file of one page. */
export async function readWithPdfJs(bytes: Uint8Array) {
  // The reader takes the bytes' memory.
  const file = await getDocumentProxy(bytes.slice());
  const page = await file.getPage(1);
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const texts = textsById(items);
  const { info, metadata } = await file.getMetadata();
  const tree = (await page.getStructTree()) as Tree | null;
  return {
    pages: file.numPages,
    size: page.view.slice(2),
    text: [...texts.values()].join("\n"),
    info: info as Record<string, unknown>,
    xmpTitle: metadata?.get("dc:title") as unknown,
    isTagged: (await file.getMarkInfo())?.Marked,
    preferences: await file.getViewerPreferences(),
    structure: tree === null ? [] : tree.children.map((child) => elementOf(child as Tree, texts)),
    /** Left and right edge, foot and size of each run of letters, in points from the lower left corner. */
    runs: items.flatMap((item) =>
      "str" in item && item.str.trim() !== ""
        ? [
            {
              left: item.transform[4] as number,
              right: item.transform[4] + item.width,
              y: item.transform[5] as number,
              size: item.height,
            },
          ]
        : [],
    ),
  };
}

/** The text of each marked content, by its id, in the order of the page; text outside of them has the id ''. */
function textsById(items: readonly Item[]): Map<string, string> {
  const texts = new Map<string, string>();
  const open: string[] = [];
  for (const { str, hasEOL, type, id } of items) {
    if (type === "endMarkedContent") open.pop();
    else if (type !== undefined) open.push(id ?? open.at(-1) ?? "");
    else {
      const at = open.at(-1) ?? "";
      texts.set(at, (texts.get(at) ?? "") + str + (hasEOL ? "\n" : ""));
    }
  }
  return texts;
}

function elementOf({ role, children }: Tree, texts: Map<string, string>): ReadElement {
  const [first] = children;
  if (first && "type" in first) return [role, (texts.get(first.id) ?? "").trim()];
  return [role, children.map((child) => elementOf(child as Tree, texts))];
}
