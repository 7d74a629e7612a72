import { useState } from "react";
import { useWhileCurrent } from "./useWhileCurrent.ts";

type Read<T> = { retry: () => void } & (
  { state: "loading" | "failed"; value: null } | { state: "ready"; value: T }
);

/** The result of the read for a key, after this many retries. */
type Answer<T> = { key: unknown; attempt: number } & (
  { failed: true } | { failed: false; value: T }
);

/** A value read once for each `key`, and again on request after a failure; nothing is read while `read` is null. */
export function useRead<T>(read: (() => Promise<T>) | null, key: unknown = null): Read<T> {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer<T> | null>(null);
  const wanted = read !== null;

  useWhileCurrent(
    (isCurrent) => {
      read?.().then(
        (value) => isCurrent() && setAnswer({ key, attempt, failed: false, value }),
        () => isCurrent() && setAnswer({ key, attempt, failed: true }),
      );
      return () => setAnswer(null);
    },
    [key, attempt, wanted],
  );

  const retry = () => setAttempt(attempt + 1);
  const current =
    answer !== null && answer.key === key && answer.attempt === attempt ? answer : null;
  if (current === null) return { state: "loading", value: null, retry };
  return current.failed
    ? { state: "failed", value: null, retry }
    : { state: "ready", value: current.value, retry };
}
