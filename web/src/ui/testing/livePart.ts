/*
 * Parts that a test presses without a browser. React's server renders them; their states and refs last from one rendering
 * to the next, and their effects run after each. A test imports this before our other code, and goes on with
 *
 *   vi.mock("react", async (original) => livingReact(await original()));
 *   vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));
 */

type Component = (props: Props) => unknown;
type Props = { [name: string]: unknown; children?: unknown };
type Element = { type: unknown; props: Props };
type Slot = { value: unknown };
/** What one component of the page keeps, in the order of its hooks. */
type Kept = { slots: Slot[]; next: number };

/** The elements of the last rendering. */
let made: Element[] = [];
/** By component, and then by its place among others of its kind. */
let keptBy = new Map<Component, Kept[]>();
let places = new Map<Component, number>();
let current: Kept | null = null;
let effects: (() => void)[] = [];

function keptOf(component: Component): Kept {
  const place = places.get(component) ?? 0;
  places.set(component, place + 1);
  const all = keptBy.get(component) ?? [];
  keptBy.set(component, all);
  const kept = (all[place] ??= { slots: [], next: 0 });
  kept.next = 0;
  return kept;
}

const watchedBy = new Map<Component, Component>();

/** The component, whose hooks are then known for its own. */
function watched(type: unknown): unknown {
  if (typeof type !== "function") return type;
  const component = type as Component;
  const known = watchedBy.get(component);
  if (known) return known;
  const Watched = (props: Props) => {
    const outer = current;
    current = keptOf(component);
    try {
      return component(props);
    } finally {
      current = outer;
    }
  };
  watchedBy.set(component, Watched);
  return Watched;
}

function slot(first: () => unknown): Slot {
  const kept = current!;
  const at = kept.next++;
  return (kept.slots[at] ??= { value: first() });
}

function useState(first: unknown) {
  const kept = slot(() => (typeof first === "function" ? (first as () => unknown)() : first));
  const set = (next: unknown) => {
    kept.value =
      typeof next === "function" ? (next as (before: unknown) => unknown)(kept.value) : next;
  };
  return [kept.value, set];
}

type Effect = { follows: readonly unknown[] | undefined; end: unknown };

function useEffect(start: () => unknown, follows?: readonly unknown[]) {
  const kept = slot(() => null);
  const before = kept.value as Effect | null;
  if (before && follows?.every((one, at) => Object.is(one, before.follows?.[at]))) return;
  effects.push(() => {
    if (typeof before?.end === "function") before.end();
    kept.value = { follows, end: start() } satisfies Effect;
  });
}

/** React, whose states last. */
export function livingReact<React extends object>(actual: React): React {
  const { createElement } = actual as { createElement: (...all: unknown[]) => unknown };
  return {
    ...actual,
    createElement: (type: unknown, ...others: unknown[]) => createElement(watched(type), ...others),
    useState,
    useEffect,
    useLayoutEffect: useEffect,
    useEffectEvent: (event: unknown) => event,
    useRef: (first: unknown) => slot(() => ({ current: first })).value,
    useSyncExternalStore: (_subscribe: unknown, get: () => unknown) => get(),
  };
}

/** The runtime of JSX, which notes what is made. */
export function watchedRuntime<Runtime extends object>(actual: Runtime): Runtime {
  const makers = Object.entries(actual).map(([name, make]) => {
    if (!name.startsWith("jsx") || typeof make !== "function") return [name, make] as const;
    return [
      name,
      (type: unknown, props: Props, ...others: unknown[]) => {
        made.push({ type, props });
        return (make as (...all: unknown[]) => unknown)(watched(type), props, ...others);
      },
    ] as const;
  });
  return Object.fromEntries(makers) as Runtime;
}

/** A page that nobody has touched. */
export function freshPage(): void {
  keptBy = new Map();
  made = [];
}

/** What `render` (react-dom/server's renderToStaticMarkup) gives now; what it shows can then be pressed. */
export function rendered(render: () => string): string {
  made = [];
  places = new Map();
  effects = [];
  const html = render();
  for (const run of effects) run();
  return html;
}

function wordsOf(children: unknown): string {
  if (Array.isArray(children)) return children.map(wordsOf).join("");
  return typeof children === "string" || typeof children === "number" ? String(children) : "";
}

function found(what: string, is: (props: Props) => boolean): Props {
  const element = made.findLast(({ props }) => is(props));
  if (!element) throw new Error(`The page has no ${what}`);
  return element.props;
}

const fits = (words: string, label: string | RegExp) =>
  typeof label === "string" ? words === label : label.test(words);

/** Presses the button with these words, as a finger does: a button of a form sends it. `click`: what differs from one press. */
export function press(label: string | RegExp, click: object = {}): void {
  const button = found(
    `button ${String(label)}`,
    ({ children, onClick, type }) =>
      (typeof onClick === "function" || type === "submit") && fits(wordsOf(children), label),
  );
  let isPrevented = false;
  const preventDefault = () => (isPrevented = true);
  const event = { detail: 1, clientX: 0, clientY: 0, preventDefault, ...click };
  if (typeof button["onClick"] === "function") button["onClick"](event);
  if (button["type"] !== "submit" || isPrevented) return;
  const form = found("form", ({ onSubmit }) => typeof onSubmit === "function");
  (form["onSubmit"] as (event: object) => void)({ preventDefault: () => null });
}

/** Moves the focus into the form. */
export function enterForm(): void {
  const form = found("form", ({ onFocus }) => typeof onFocus === "function");
  (form["onFocus"] as () => void)();
}

/** Types into the field of this name. */
export function type(name: string, typed: string): void {
  const field = found(
    `field ${name}`,
    (props) => props["name"] === name && typeof props["onChange"] === "function",
  );
  (field["onChange"] as (event: object) => void)({ target: { value: typed } });
}

/** Chooses the tile with these words. */
export function choose(label: string): void {
  const tile = found(
    `choice ${label}`,
    (props) => props["label"] === label && typeof props["onChange"] === "function",
  );
  (tile["onChange"] as (checked: boolean) => void)(true);
}

/** Whether a click on a link in the list still opens it. `click`: what else is known of it, unless it is a finger's. */
export function opensFromList(click: object = {}): boolean {
  const list = found("list", ({ onClickCapture }) => typeof onClickCapture === "function");
  let isOpened = true;
  const event = { detail: 1, preventDefault: () => (isOpened = false), ...click };
  (list["onClickCapture"] as (event: object) => void)(event);
  return isOpened;
}
