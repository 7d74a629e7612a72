/** The result of the work, or an error once `longestMs` milliseconds have passed; the work itself goes on. */
export async function inTime<T>(work: Promise<T>, longestMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer after ${longestMs} ms`)), longestMs);
  });
  return Promise.race([work, tooLong]).finally(() => clearTimeout(timer));
}
