import { isWritingWord } from "./wordBeingWritten.ts";

/** Milliseconds without a change before the text is checked. */
const pauseMs = 900;
/** Milliseconds after which a word that was begun counts as written. */
const wordMs = 4_000;
/** Milliseconds for a press that left an input to end: what it presses must not move. */
const pressMs = 500;

/**
 * Calls `look` after each pause of a form's typing, and soon after an input was left; `mayAdd` is false while a word is
 * being written. Returns a function that ends it.
 */
export function watchTyping(
  onTyped: (listener: () => void) => () => void,
  look: (mayAdd: boolean) => void,
): () => void {
  let typedIn: Element | null = null;
  let pause: ReturnType<typeof setTimeout>;

  function after(wait: number, act: () => void) {
    clearTimeout(pause);
    pause = setTimeout(act, wait);
  }
  function lookAfterPause() {
    const isWriting = isWritingWord(typedIn);
    look(!isWriting);
    if (isWriting) after(wordMs - pauseMs, () => look(true));
  }
  function noteTyped() {
    typedIn = document.activeElement;
    after(pauseMs, lookAfterPause);
  }
  function noteLeft() {
    if (typedIn === null) return;
    typedIn = null;
    after(pressMs, lookAfterPause);
  }

  const unsubscribe = onTyped(noteTyped);
  document.addEventListener("focusout", noteLeft);
  after(pauseMs, lookAfterPause);
  return () => {
    clearTimeout(pause);
    unsubscribe();
    document.removeEventListener("focusout", noteLeft);
  };
}
