import { COMMENT, compile, DECLARATION, type Element, RULESET } from "stylis";

/** A selector, and the classes and attributes without which nothing matches it. */
type Selector = { text: string; classes: readonly string[]; attributes: readonly string[] };
type Declaration = { name: string; text: string; uses: readonly string[] };
/** A rule; a group of rules, such as `@media`; or declarations under an at-rule's name, such as `@page`. */
type Part =
  | { kind: "rule"; selectors: readonly Selector[]; declarations: readonly Declaration[] }
  | { kind: "group"; head: string; parts: readonly Part[] }
  | { kind: "described"; head: string; declarations: readonly Declaration[] };

/** The theme's variables, of which a page uses a few. */
const themed = "--mui-";
/** MUI's smallest breakpoint, which always applies. */
const always = /^@media\s*\(min-width:\s*0(em|px)?\)$/;
/** Sheets that are parsed once: each component's style returns on every page. */
const keptSheets = 2_000;

/**
 * The rules of style sheets that can apply to a page before its scripts run, in their order, and the theme's variables
 * that these rules use: an eighth of what the components bring along. A rule stays if the page has all classes and
 * attributes that its selector names outside of brackets, and those of a `:has()` with one selector; a script may set
 * attributes that begin with `data-`.
 */
export function usedStyles(sheets: readonly string[], html: string): string {
  const classes = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")),
  );
  const has = ({ classes: needed, attributes }: Selector) =>
    needed.every((name) => classes.has(name)) &&
    attributes.every((name) => html.includes(` ${name}`));
  const parts = sheets.flatMap((sheet) => applied(parsed(sheet), has));
  const variables = usedVariables(parts, html);
  return written(parts, (name) => !name.startsWith(themed) || variables.has(name));
}

const sheetsParsed = new Map<string, readonly Part[]>();

function parsed(sheet: string): readonly Part[] {
  let parts = sheetsParsed.get(sheet);
  if (!parts) {
    if (sheetsParsed.size >= keptSheets) sheetsParsed.clear();
    parts = partsOf(compile(sheet));
    sheetsParsed.set(sheet, parts);
  }
  return parts;
}

function partsOf(elements: readonly Element[]): Part[] {
  return elements.flatMap((element): Part[] => {
    if (element.type === COMMENT) return [];
    const children = Array.isArray(element.children) ? element.children : [];
    if (element.type === RULESET)
      return children.length === 0
        ? []
        : [
            {
              kind: "rule",
              selectors: (element.props as string[]).map(selectorOf),
              declarations: declarationsOf(children),
            },
          ];
    const head = element.value.trim();
    if (children.every(({ type }) => type === DECLARATION))
      return [{ kind: "described", head, declarations: declarationsOf(children) }];
    return [{ kind: "group", head, parts: partsOf(children) }];
  });
}

function selectorOf(text: string): Selector {
  const outside = text
    .replace(/:has\(([^(),]*)\)/g, " $1")
    .replace(/\((?:[^()]|\([^()]*\))*\)/g, "");
  const named = (pattern: RegExp) => [...outside.matchAll(pattern)].map(([, name = ""]) => name);
  return {
    text,
    classes: named(/\.([\w-]+)/g),
    attributes: named(/(?:\[|:(?=disabled))((?!data-)[\w-]+)/g),
  };
}

function declarationsOf(elements: readonly Element[]): Declaration[] {
  return elements
    .filter(({ type }) => type === DECLARATION)
    .map(({ props, children }) => {
      const [name, value] = [String(props), String(children)];
      return { name, text: `${name}:${value}`, uses: variablesIn(value) };
    });
}

function variablesIn(text: string): string[] {
  return [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = ""]) => name);
}

function applied(parts: readonly Part[], has: (selector: Selector) => boolean): Part[] {
  return parts.flatMap((part): Part[] => {
    if (part.kind === "described") return [part];
    if (part.kind === "group") {
      const inner = applied(part.parts, has);
      if (always.test(part.head)) return inner;
      return inner.length > 0 ? [{ ...part, parts: inner }] : [];
    }
    const selectors = part.selectors.filter(has);
    return selectors.length > 0 ? [{ ...part, selectors }] : [];
  });
}

/** Every declaration of the parts. */
function declarationsIn(parts: readonly Part[]): Declaration[] {
  return parts.flatMap((part) =>
    part.kind === "group" ? declarationsIn(part.parts) : part.declarations,
  );
}

/** The variables that the rules or the page's own `style` attributes use, directly or through other variables. */
function usedVariables(parts: readonly Part[], html: string): Set<string> {
  const declarations = declarationsIn(parts);
  const used = new Set(variablesIn(html));
  const themeUses = new Map<string, string[]>();
  for (const { name, uses } of declarations) {
    if (name.startsWith(themed)) themeUses.set(name, [...(themeUses.get(name) ?? []), ...uses]);
    else uses.forEach((one) => used.add(one));
  }
  // A set goes on to what is added while it is walked through.
  for (const name of used) themeUses.get(name)?.forEach((one) => used.add(one));
  return used;
}

function written(parts: readonly Part[], isKept: (variable: string) => boolean): string {
  return parts
    .map((part) => {
      const body =
        part.kind === "group"
          ? written(part.parts, isKept)
          : part.declarations
              .filter(({ name }) => isKept(name))
              .map(({ text }) => text)
              .join(";");
      if (body === "") return "";
      const head =
        part.kind === "rule" ? part.selectors.map(({ text }) => text).join(",") : part.head;
      return `${head}{${body}}`;
    })
    .join("");
}
