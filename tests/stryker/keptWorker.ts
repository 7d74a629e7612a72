import { type PoolRunnerInitializer, type PoolWorker, ThreadsPoolWorker } from "vitest/node";

type Options = Parameters<PoolRunnerInitializer["createPoolWorker"]>[0];
type Listener = (message: unknown) => void;

/** After so many files a thread makes room for a new one: what an SDK keeps must not pile up. */
const mostFiles = 100;

const kept: { thread: PoolWorker; files: number }[] = [];

/**
 * A worker whose thread stays for the next file, in this run or in another. Modules of this repository are loaded anew for
 * each file all the same; only packages, whose loading is most of what a mutant costs, are not.
 */
export const keptWorker: PoolRunnerInitializer = {
  name: "kept",
  createPoolWorker: (options) => borrow(options),
};

/** Ends the threads that stayed. */
export async function dismiss(): Promise<void> {
  await Promise.all(kept.splice(0).map(({ thread }) => thread.stop()));
}

function borrow(options: Options): PoolWorker {
  const listeners: [event: string, listener: Listener][] = [];
  let thread: PoolWorker;
  let files = 0;
  let isBusy = false;
  const tell = (what: string, message: unknown) => {
    for (const [event, listener] of listeners) if (event === what) listener(message);
  };
  const finished: Listener = (message) => {
    if ((message as { type?: string }).type === "testfileFinished") isBusy = false;
  };
  return {
    name: "threads",
    start: async () => {
      const taken = kept.pop();
      thread = taken?.thread ?? new ThreadsPoolWorker(options);
      files = taken?.files ?? 0;
      if (taken === undefined) await thread.start();
      thread.on("message", finished);
    },
    on: (event, listener) => {
      listeners.push([event, listener]);
      thread.on(event, listener);
    },
    off: (event, listener) => thread.off(event, listener),
    send: (message) => {
      const { type } = message as { type?: string };
      if (type === "run") isBusy = true;
      // A thread that is told to stop hears nothing more.
      if (type === "stop")
        setImmediate(() => tell("message", { type: "stopped", __vitest_worker_response__: true }));
      else thread.send(message);
    },
    deserialize: (data) => thread.deserialize(data),
    stop: async () => {
      thread.off("message", finished);
      for (const [event, listener] of listeners) thread.off(event, listener);
      files += 1;
      // One that was cut short in the middle is good for nothing.
      if (isBusy || files >= mostFiles) await thread.stop();
      else kept.push({ thread, files });
    },
  };
}
