import { createStore, useStore } from "../../state/createStore.ts";

export type Undoable = { id: number; label: string };

type Pending = Undoable & {
  timer: ReturnType<typeof setTimeout>;
  run: () => Promise<void>;
  undone: () => void;
  left: () => void;
};

/** How long something may be taken back. */
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
 * Does `action` in 8 seconds unless it is taken back; gives back what the action said, or false when it was taken back.
 * `onLeaving` does it, without waiting for anything, when the page is left before; without one it is then not done.
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

/** Does what has to be done before the page is gone; to be called when it is left. */
export function leaveUndoables() {
  pending.get().forEach(({ left }) => left());
}

/** Does at once whatever could still be taken back: the session is about to end. */
export async function finishUndoables(): Promise<void> {
  await Promise.all(pending.get().map(({ run }) => run()));
}

export const undoables: () => readonly Undoable[] = pending.get;

/** What can still be taken back, live. */
export function useUndoables(): readonly Undoable[] {
  return useStore(pending);
}
