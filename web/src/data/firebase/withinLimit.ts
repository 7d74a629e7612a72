/** As long as Hosting waits for a function (callable.ts), in milliseconds; a browser may wait for minutes. */
const usualMs = 60_000;

/**
 * A request's answer. Without one in time it throws, as for a request that failed without network, and `limit` is
 * aborted: a write may have been carried out all the same, or be carried out later. `limitMs`: milliseconds.
 */
export async function withinLimit<Answer>(
  request: (limit: AbortSignal) => Promise<Answer>,
  limitMs: number = usualMs,
): Promise<Answer> {
  const limit = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(Object.assign(new Error("No answer in time"), { code: "deadline-exceeded" }));
      limit.abort();
    }, limitMs);
  });
  try {
    return await Promise.race([request(limit.signal), silence]);
  } finally {
    clearTimeout(timer);
  }
}

/** What a try of a transaction has found, if the limit has not passed: by throwing it begins no write and no other try. */
export async function beforeLimit<Result>(
  limit: AbortSignal,
  found: Promise<Result>,
): Promise<Result> {
  const result = await found;
  if (limit.aborted) throw new Error("The limit has passed");
  return result;
}
