import type * as LazyImport from "../lazyImport.ts";

let isCut = false;
let reloads = 0;

/**
 * `lazyImport`, whose code does not come while the line is cut. A test goes on with
 *
 *   vi.mock("../../data/visitor/lazyImport.ts", async (original) => cutLine(await original()));
 */
export function cutLine({ lazyImport }: typeof LazyImport): typeof LazyImport {
  return {
    lazyImport: (load) =>
      lazyImport(() => (isCut ? Promise.reject(new Error("The line is cut")) : load())),
  };
}

type Globals = { stubGlobal: (name: string, value: object) => unknown };

/** Cuts the line of an open page. Returns how often the page was reloaded, what its tab stores, and what mends the line. */
export function openOnCutLine(globals: Globals) {
  const kept: Record<string, string> = {};
  isCut = true;
  reloads = 0;
  globals.stubGlobal("navigator", { onLine: true });
  globals.stubGlobal("window", { location: { reload: () => reloads++ } });
  globals.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => void (kept[key] = text),
    removeItem: (key: string) => void delete kept[key],
  });
  return { reloads: () => reloads, kept, mend: () => (isCut = false) };
}
