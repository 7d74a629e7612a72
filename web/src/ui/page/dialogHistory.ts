import { dialogs } from "./routerSteps.ts";

/** An open dialog with its history entry, which the back button consumes instead of the page. */
type Layer = { close: () => void; again: (() => void) | null };

/** The longest wait for a history step; a browser may drop one silently. */
const lostMs = 1000;

let layers: Layer[] = [];
let stepping: ReturnType<typeof setTimeout> | null = null;
let waiting: (() => void)[] = [];

/** The number of dialogs open at the current history entry. */
function depth(): number {
  return (window.history.state as { layers?: number } | null)?.layers ?? 0;
}

function keepState(changed: { layers: number; idx?: number }, write: "pushState" | "replaceState") {
  const state = window.history.state as { idx?: number } | null;
  window.history[write]({ ...state, ...changed }, "");
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
  const layer: Layer = { close, again: null };
  let left = false;
  whenSettled(() => {
    if (left) return;
    layers.push(layer);
    const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
    keepState({ layers: layers.length, idx: idx + 1 }, "pushState");
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

/** For the router, at each history step: whether it concerned a dialog, so that no page changes. */
export function isDialogStep(samePage: boolean): boolean {
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
  const closed = layers.splice(at).toReversed();
  closed.forEach(({ close }) => close());
  if (samePage) closed.forEach(({ again }) => again?.());
  return samePage;
}

/**
 * Navigates, after leaving every dialog. On the same page (`replace` opens the address in place) the dialog stays,
 * and the navigation is repeated when it closes.
 */
export function goFromDialogs(go: () => void, replace: (() => void) | null) {
  whenSettled(() => {
    const top = layers.at(-1);
    if (!top) {
      go();
    } else if (replace) {
      const at = depth();
      replace();
      keepState({ layers: at }, "replaceState");
      top.again = go;
    } else {
      stepUnseen(-layers.length);
      layers = [];
      whenSettled(go);
    }
  });
}

dialogs.tookStep = isDialogStep;
dialogs.goOn = goFromDialogs;
