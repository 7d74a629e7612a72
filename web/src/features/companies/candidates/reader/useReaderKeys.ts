import { useEffect, useEffectEvent } from "react";
import { useStore } from "../../../../state/createStore.ts";
import { keysAreOn } from "../../../../ui/keys/keysAreOn.ts";
import { type ReaderAct, readerAct } from "./readerKey.ts";

/**
 * Does what a key of the reader says, wherever the focus is, unless the key is for what has it, or keys are turned off.
 */
export function useReaderKeys(act: (wanted: ReaderAct) => void): void {
  const on = useStore(keysAreOn);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, repeat, ctrlKey, altKey, metaKey } = event;
    const modified = ctrlKey || altKey || metaKey;
    const wanted = readerAct({ key, on, repeat, modified, taken: isTaken(event) });
    if (wanted === null) return;
    event.preventDefault();
    act(wanted);
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, []);
}

/** Whether the focus types, chooses or scrolls, or another dialog is open above the reader. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (document.querySelectorAll("[role=dialog]").length > 1) return true;
  if (!(target instanceof Element)) return false;
  const scrolls = key.startsWith("Arrow") && target.closest("[data-zoomed]") !== null;
  return scrolls || target.closest("input, textarea, select") !== null;
}
