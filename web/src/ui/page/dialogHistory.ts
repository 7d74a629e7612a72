import { dialogs } from "./routerSteps.ts";

/** An open dialog, and the history entry that the back button takes instead of the page. */
type Layer = { close: () => void; again: (() => void) | null };

/** The longest wait for a step through the history; a browser may drop one, and nothing says so. */
const lostMs = 1000;

let layers: Layer[] = [];
let stepping: ReturnType<typeof setTimeout> | null = null;
let waiting: (() => void)[] = [];

/** How many dialogs were open at the history entry that is shown. */
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

/** Goes through the history unseen by the router; what comes next waits until it has arrived. */
function stepUnseen(delta: number) {
  stepping = setTimeout(settle, lostMs);
  window.history.go(delta);
}

/** Gives an open dialog an entry in the history; what comes back takes it out again. */
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

/** For the router, at each step through the history: whether it was about a dialog, and no page changes. */
export function isDialogStep(samePage: boolean): boolean {
  if (stepping !== null) {
    settle();
    return true;
  }
  const at = depth();
  // The entry of a dialog that is no longer there, after a reload or a step forward.
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
 * Goes to another address: out of every dialog first. On the same page (`replace` opens the address in place) the dialog
 * stays, and the address is gone to once more when it closes.
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
