/** The work has not ended within its time. */
export class TooLate extends Error {
  override name = "TooLate";
}

/** The result of the work; throws `TooLate` once `longestMs` milliseconds have passed, while the work itself goes on. */
export async function inTime<T>(work: Promise<T>, longestMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TooLate(`No answer after ${longestMs} ms`)), longestMs);
  });
  return Promise.race([work, tooLong]).finally(() => clearTimeout(timer));
}
