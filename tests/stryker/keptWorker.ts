import type { Plugin } from "vitest/config";
import { type PoolRunnerInitializer, type PoolWorker, ThreadsPoolWorker } from "vitest/node";

type Options = Parameters<PoolRunnerInitializer["createPoolWorker"]>[0];
type Listener = (message: unknown) => void;

/** The number of files after which a thread is replaced, because an SDK's memory accumulates. */
const mostFiles = 100;

const kept: { thread: PoolWorker; files: number }[] = [];

const pool: PoolRunnerInitializer = {
  name: "kept",
  createPoolWorker: (options) => borrow(options),
};

/**
 * A worker whose thread is reused for the next file, in this run or another. Modules of this repository are reloaded
 * for each file; packages, whose loading takes most of a mutant's time, are not.
 */
export const keptWorker: Plugin = {
  name: "kept-worker",
  // Stryker sets its own pool, which overrides the options of a configuration.
  configureVitest: ({ project: { config }, vitest }) => {
    Object.assign(config, { pool: pool.name, poolRunner: pool });
    vitest.onClose(dismiss);
  },
};

/** Ends the reused threads. */
async function dismiss(): Promise<void> {
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
      // An interrupted thread cannot be reused.
      if (isBusy || files >= mostFiles) await thread.stop();
      else kept.push({ thread, files });
    },
  };
}
