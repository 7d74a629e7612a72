import { useState } from "react";

type Reading<Value> = { state: string; value: Value | null };

/** What was read last stays while it is read again, so that the page below it does not jump; not after a failure. */
export function useLast<Value>({ state, value }: Reading<Value>): Value | null {
  const [last, setLast] = useState<Value | null>(null);
  const shown = state === "failed" ? null : (value ?? last);
  if (shown !== last) setLast(shown);
  return shown;
}
