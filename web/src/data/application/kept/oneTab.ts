const name = "vagas-application";

/** How long a stuck tab blocks the others; rules then still accept an application only once. */
const patienceMs = 60_000;

/** Does `work` unless another tab of this browser is working; null then. */
export async function ifAlone<Result>(work: () => Promise<Result>): Promise<Result | null> {
  if (!("locks" in navigator)) return work();
  return navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : null));
}

/** Does `work` when nobody else works any more; null after a minute of waiting for that. */
export async function whenFree<Result>(
  work: () => Promise<Result>,
  patience = patienceMs,
): Promise<Result | null> {
  if (!("locks" in navigator)) return work();
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), patience);
  const begun = { result: null as Promise<Result> | null };
  await navigator.locks
    .request(name, { signal: waiting.signal }, () => {
      clearTimeout(timer);
      begun.result = work();
      return begun.result;
    })
    .catch((error: unknown) => {
      if (begun.result) throw error;
    });
  return begun.result;
}

/**
 * Does `work` when no other tab of this browser is working any more. `onWait` is called if one is; `work` learns
 * whether it had to wait. Null if `signal` ended the wait.
 */
export async function inTurn<Result>(
  work: (waited: boolean) => Promise<Result>,
  onWait: () => void,
  signal: AbortSignal,
): Promise<Result | null> {
  const done = await ifAlone(async () => ({ result: await work(false) }));
  if (done) return done.result;
  onWait();
  const waiting = new AbortController();
  const stop = () => waiting.abort();
  const timer = setTimeout(stop, patienceMs);
  signal.addEventListener("abort", stop);
  if (signal.aborted) stop();
  let begun = false;
  const begin = () => {
    begun = true;
    clearTimeout(timer);
    return work(true);
  };
  try {
    return await navigator.locks.request(name, { signal: waiting.signal }, begin);
  } catch (error) {
    if (begun) throw error;
    return signal.aborted ? null : await begin();
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
  }
}
