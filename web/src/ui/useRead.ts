import { useEffect, useEffectEvent, useState } from "react";

export type Read<T> = { retry: () => void } & (
  { state: "loading" | "failed"; value: null } | { state: "ready"; value: T }
);

type Answer<T> = { attempt: number; failed: true } | { attempt: number; failed: false; value: T };

/** Something read once, when the component first stands, and again when that failed and is asked for. */
export function useRead<T>(read: () => Promise<T>): Read<T> {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer<T> | null>(null);
  const ask = useEffectEvent(read);

  useEffect(() => {
    let current = true;
    ask().then(
      (value) => current && setAnswer({ attempt, failed: false, value }),
      () => current && setAnswer({ attempt, failed: true }),
    );
    return () => {
      current = false;
    };
  }, [attempt]);

  const retry = () => setAttempt(attempt + 1);
  if (answer?.attempt !== attempt) return { state: "loading", value: null, retry };
  return answer.failed
    ? { state: "failed", value: null, retry }
    : { state: "ready", value: answer.value, retry };
}
