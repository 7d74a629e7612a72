/** The work did not finish in time. */
export class TooLate extends Error {
  override name = "TooLate";
}

/** The result of the work; throws `TooLate` after `longestMs` milliseconds, while the work continues. */
export async function inTime<T>(work: Promise<T>, longestMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TooLate(`No answer after ${longestMs} ms`)), longestMs);
  });
  return Promise.race([work, tooLong]).finally(() => clearTimeout(timer));
}
