/** An open dialog with its history entry, which the back button consumes instead of the page. */
type Layer = {
  close: () => void;
  /** Repeats in the page's own entry what was done in the dialog's. */
  again: (() => void) | null;
  pathname: string;
};

/** What the router and the dialogs keep in a history entry. `usr`: the location's state. */
type EntryState = { usr?: { layers?: number } | null; idx?: number } | null;

/** The longest wait for a history step; a browser may drop one silently. */
const lostMs = 1000;

let layers: Layer[] = [];
let stepping: ReturnType<typeof setTimeout> | null = null;
let waiting: (() => void)[] = [];
let stays = false;

const entryState = () => window.history.state as EntryState;

/** The number of dialogs open at the current history entry. */
function depth(): number {
  return entryState()?.usr?.layers ?? 0;
}

function whenSettled(run: () => void) {
  if (stepping === null) run();
  else waiting.push(run);
}

function settle() {
  if (stepping !== null) clearTimeout(stepping);
  stepping = null;
  while (stepping === null && waiting.length > 0) waiting.shift()!();
}

/** Steps through the history without the router; later steps wait until it has arrived. */
function stepUnseen(delta: number) {
  stepping = setTimeout(settle, lostMs);
  window.history.go(delta);
}

/** Gives an open dialog a history entry; the returned function removes it. */
export function enterDialog(close: () => void): () => void {
  const layer: Layer = { close, again: null, pathname: window.location.pathname };
  let left = false;
  whenSettled(() => {
    if (left) return;
    layers.push(layer);
    const state = entryState();
    const usr = { ...state?.usr, layers: layers.length };
    window.history.pushState({ ...state, usr, idx: (state?.idx ?? 0) + 1 }, "");
  });
  return () => {
    left = true;
    whenSettled(() => {
      if (!layers.includes(layer)) return;
      layers = layers.filter((other) => other !== layer);
      stepUnseen(-1);
      if (layer.again) whenSettled(layer.again);
    });
  };
}

/** Whether a history step concerned a dialog, so that no page changes. */
function isDialogStep(): boolean {
  if (stepping !== null) {
    settle();
    return true;
  }
  const at = depth();
  // The entry of a dialog that no longer exists, after a reload or a step forward.
  if (at > layers.length) {
    window.history.go(layers.length - at);
    return true;
  }
  if (at === layers.length) return false;
  const closed = layers.splice(at).reverse();
  const samePage = closed[0]?.pathname === window.location.pathname;
  closed.forEach(({ close }) => close());
  if (samePage) closed.forEach(({ again }) => again?.());
  return samePage;
}

/** Keeps the dialogs' history steps from the router, which has no entries of this kind. Call it before the router's. */
export function startDialogHistory(): void {
  window.addEventListener(
    "popstate",
    (event) => {
      if (isDialogStep()) event.stopImmediatePropagation();
    },
    { capture: true },
  );
  // A page reloaded at a dialog's entry: the dialog is gone.
  if (depth() > 0) window.history.go(-depth());
}

/** Runs a step of the router: at once, or when every dialog's entry was left. */
export function afterDialogs(go: () => Promise<void>): Promise<void> {
  if (stays || (stepping === null && layers.length === 0)) {
    stays = false;
    return go();
  }
  whenSettled(() => {
    if (layers.length > 0) stepUnseen(-layers.length);
    layers = [];
  });
  return new Promise((resolve, reject) => {
    whenSettled(() => void go().then(resolve, reject));
  });
}

/**
 * How the router changes the address of a page whose dialog stays open: in the dialog's entry; `again` changes the
 * page's own once the dialog has closed. Null without a dialog.
 */
export function keepDialog(again: () => void): { replace: true; state: unknown } | null {
  const top = layers.at(-1);
  if (!top) return null;
  top.again = again;
  stays = true;
  return { replace: true, state: entryState()?.usr };
}
