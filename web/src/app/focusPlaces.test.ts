import { describe, expect, test } from "vitest";
import { findMarked, firstAfter, leftAt, markOf } from "./focusPlaces.ts";
import { trailOf } from "./focusTrail.ts";

/** The part of a page's tree that is needed to find places. */
class Branch {
  parentNode: Branch | null = null;
  readonly name: string;
  readonly children: Branch[];

  constructor(name: string, ...children: Branch[]) {
    this.name = name;
    this.children = children;
    for (const child of children) child.parentNode = this;
  }

  get firstChild(): Branch | null {
    return this.children[0] ?? null;
  }
  get nextSibling(): Branch | null {
    return this.beside(1);
  }
  get previousSibling(): Branch | null {
    return this.beside(-1);
  }
  get isConnected(): boolean {
    return this.parentNode === null ? this.name === "page" : this.parentNode.isConnected;
  }

  beside(step: number): Branch | null {
    const siblings = this.parentNode?.children ?? [];
    return siblings[siblings.indexOf(this) + step] ?? null;
  }
  contains(other: Branch): boolean {
    return this === other || this.children.some((child) => child.contains(other));
  }
  all(): Branch[] {
    return [this, ...this.children.flatMap((child) => child.all())];
  }
  compareDocumentPosition(other: Branch): number {
    const order = root(this).all();
    return order.indexOf(other) > order.indexOf(this) ? 4 : 2;
  }
  remove(): void {
    this.parentNode!.children.splice(this.parentNode!.children.indexOf(this), 1);
    this.parentNode = null;
  }
}

function root(branch: Branch): Branch {
  return branch.parentNode === null ? branch : root(branch.parentNode);
}

const asNode = (branch: Branch) => branch as unknown as Node;

/** A list of filters, each with a button that removes it, above a list of jobs. */
function page() {
  const chips = ["a", "b", "c"].map(
    (name) => new Branch(`item ${name}`, new Branch(name, new Branch(`icon ${name}`))),
  );
  const filters = new Branch("filters", ...chips);
  const jobs = new Branch("jobs", new Branch("job"));
  const whole = new Branch("page", new Branch("search"), filters, jobs, new Branch("foot"));
  const named = (name: string) => whole.all().find((branch) => branch.name === name)!;
  return { whole, named };
}

/** What gets the focus after `taken` was removed by a touch on `touched`. */
function nextAfterTaking(taken: readonly string[], touched: string, controls: readonly string[]) {
  const { named } = page();
  const trail = trailOf(asNode(named(touched)));
  for (const name of taken) named(name).remove();
  const spot = leftAt(trail);
  const others = controls.map((name) => asNode(named(name)));
  return spot && (firstAfter(spot, others) as unknown as Branch | undefined)?.name;
}

describe("the next control after a removed one", () => {
  test("is the next one in reading order", () => {
    expect(nextAfterTaking(["item b"], "icon b", ["search", "a", "c", "job"])).toBe("c");
    expect(nextAfterTaking(["b"], "b", ["search", "a", "c", "job"])).toBe("c");
  });

  test("is the sibling that took its place", () => {
    expect(nextAfterTaking(["search"], "search", ["filters", "a", "job"])).toBe("filters");
  });

  test("comes after its removed siblings", () => {
    expect(nextAfterTaking(["item b", "item c"], "b", ["search", "a", "job"])).toBe("job");
    expect(nextAfterTaking(["item a", "item b", "item c"], "b", ["search", "job"])).toBe("job");
    expect(nextAfterTaking(["filters"], "b", ["search", "job"])).toBe("job");
  });

  test("is found although an earlier sibling was removed too", () => {
    expect(nextAfterTaking(["item a", "item b"], "b", ["search", "c", "job"])).toBe("c");
  });

  test("is missing if nothing follows", () => {
    expect(nextAfterTaking(["foot"], "foot", ["search", "a"])).toBeUndefined();
  });

  test("is null if nothing was removed", () => {
    expect(nextAfterTaking([], "icon b", ["search"])).toBeNull();
    expect(leftAt(trailOf(null))).toBeNull();
  });
});

describe("a mark", () => {
  const control = (tagName: string, textContent: string, attributes: Record<string, string> = {}) =>
    ({
      tagName,
      textContent,
      getAttribute: (name: string) => attributes[name] ?? null,
    }) as Pick<Element, "tagName" | "textContent" | "getAttribute">;
  const first = control("A", "Ver detalhes", { href: "/vagas/a" });
  const second = control("A", "Ver detalhes", { href: "/vagas/b" });
  const saves = [control("BUTTON", "Salvar"), control("BUTTON", "Salvar")] as const;
  const named = control("BUTTON", "×", { "aria-label": "Fechar" });

  test.each([
    ["by its address", second],
    ["by its accessible name", named],
    ["by its position among its like", saves[1]],
  ])("finds a control again %s", (_by, marked) => {
    const mark = markOf(marked, [first, second, ...saves, named]);
    expect(findMarked(mark, [named, first, ...saves, second])).toBe(marked);
  });

  test("of a missing control finds nothing", () => {
    expect(findMarked(markOf(saves[1], saves), [saves[0], first])).toBeUndefined();
  });
});
