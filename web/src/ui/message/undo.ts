import { createStore, useStore } from "../../state/createStore.ts";

type Undoable = { id: number; label: string };

type Pending = Undoable & {
  timer: ReturnType<typeof setTimeout>;
  run: () => Promise<void>;
  undone: () => void;
  left: () => void;
};

/** How long an action can be undone. */
export const undoMs = 8000;

const pending = createStore<readonly Pending[]>([]);
let nextId = 1;

function take(id: number): Pending | undefined {
  const found = pending.get().find((other) => other.id === id);
  clearTimeout(found?.timer);
  pending.set(pending.get().filter((other) => other.id !== id));
  return found;
}

/**
 * Does `action` in 8 seconds unless it is undone; returns the action's result, or false after an undo. `onLeaving`
 * does it synchronously when the page is left before; without it the action is then not done.
 */
export function runUnlessUndone(
  label: string,
  action: () => Promise<boolean>,
  onLeaving?: () => void,
): Promise<boolean> {
  return new Promise((resolve) => {
    const id = nextId++;
    const run = async () => {
      take(id);
      resolve(await action());
    };
    const left = () => {
      if (!onLeaving) return;
      take(id);
      onLeaving();
    };
    const timer = setTimeout(() => void run(), undoMs);
    pending.set([...pending.get(), { id, label, timer, run, undone: () => resolve(false), left }]);
  });
}

export function undo(id: number) {
  take(id)?.undone();
}

/** Does pending actions before the page is gone; call it when the page is left. */
export function leaveUndoables() {
  pending.get().forEach(({ left }) => left());
}

/** Does all pending actions at once, because the session is about to end. */
export async function finishUndoables(): Promise<void> {
  await Promise.all(pending.get().map(({ run }) => run()));
}

export const undoables: () => readonly Undoable[] = pending.get;

/** The pending actions, live. */
export function useUndoables(): readonly Undoable[] {
  return useStore(pending);
}
