import { useState } from "react";

/**
 * A value that is read again and again: what was read last stays while `value` is null, so that nothing on the page jumps or
 * is lost. With `forgotten` it is given up, after a failure that the page shows in its place.
 */
export function useLast<Value>(value: Value | null, forgotten = false): Value | null {
  const [last, setLast] = useState(value);
  const shown = forgotten ? null : (value ?? last);
  if (shown !== last) setLast(shown);
  return shown;
}
