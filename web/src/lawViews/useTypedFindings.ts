import type { Advertisement, Finding } from "@vagas/functions/domain/law/lawFinding";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { isSameFinding } from "./isSameFinding.ts";
import { type Checker, loadChecker } from "./loadChecker.ts";
import { watchTyping } from "./watchTyping.ts";

export type Typing = {
  /** The advertisement as it is typed now. */
  read: () => Advertisement;
  /** Calls back after each change; returns a function that unsubscribes. */
  onTyped: (listener: () => void) => () => void;
};

/** The findings that are shown, and the advertisement that was looked at; null before. */
type Looked = { findings: readonly Finding[]; at: Advertisement | null };

/**
 * What the law says of an advertisement while it is typed: after a pause, and nothing new while a word is being written.
 * Without the check's code there is nothing; the server checks again. `check` gives all findings as of now, `look` shows
 * them.
 */
export function useTypedFindings({ read, onTyped }: Typing) {
  const [looked, setLooked] = useState<Looked>({ findings: [], at: null });
  const checker = useRef<Checker | null>(null);

  function check(): Finding[] {
    const found = checker.current?.(read(), new Date()) ?? [];
    // The inputs of the pay say this themselves (jobInputs/MinimumWageNotice.tsx).
    return found.filter(({ part }) => part !== "pay");
  }

  const lookAgain = useEffectEvent((mayAdd: boolean) => {
    const found = check();
    const at = read();
    keepingStill(() =>
      setLooked(({ findings }) => ({
        findings: mayAdd ? found : found.filter((one) => isIn(one, findings)),
        at,
      })),
    );
  });

  useEffect(() => {
    let isOver = false;
    async function lookWhenLoaded(mayAdd: boolean) {
      checker.current ??= await loadChecker().catch(() => null);
      if (!isOver) lookAgain(mayAdd);
    }
    const end = watchTyping(onTyped, (mayAdd) => void lookWhenLoaded(mayAdd));
    return () => {
      isOver = true;
      end();
    };
  }, [onTyped]);

  return { ...looked, check, look: () => setLooked({ findings: check(), at: read() }) };
}

function isIn(finding: Finding, findings: readonly Finding[]): boolean {
  return findings.some((other) => isSameFinding(finding, other));
}

/** Renders a change without moving what has the focus on the screen. */
function keepingStill(change: () => void): void {
  const focused = document.activeElement;
  const top = () => focused?.getBoundingClientRect().top ?? 0;
  const before = top();
  flushSync(change);
  const moved = top() - before;
  if (focused !== document.body && moved !== 0) window.scrollBy(0, moved);
}
