import { fork } from "node:child_process";
import { Agent, get } from "node:http";
import { join } from "node:path";
import { rendered, root } from "../../../emulators/folders.ts";
import { siteUrl } from "../../support/emulators.ts";

export type Instance = { url: string; stop: () => void };

/** Starts an instance of a function, of this version or of the one in another folder; resolves when it listens. */
export function startInstance(
  which: "site" | "ok",
  from = root,
  built = rendered,
): Promise<Instance> {
  const child = fork(join(from, "tests", "bench", "server", "instance.ts"), [which], {
    env: {
      ...process.env,
      SITE_RENDERED: built,
      SITE_URL: siteUrl,
      FUNCTIONS_EMULATOR: "true",
      NODE_ENV: "production",
    },
  });
  return new Promise((resolve, reject) => {
    child.once("message", (port: number) =>
      resolve({ url: `http://127.0.0.1:${port}`, stop: () => child.disconnect() }),
    );
    child.once("exit", (code) => reject(new Error(`An instance of '${which}' ended with ${code}`)));
  });
}

type Answer = { ms: number; bytes: number };

/** Sends one request and reads the whole answer; throws unless it is 200 and rendered. */
export function ask(url: string, agent: Agent): Promise<Answer> {
  const begin = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { "Accept-Encoding": "gzip" } }, (response) => {
      let bytes = 0;
      response.on("data", (piece: Buffer) => (bytes += piece.length));
      const { statusCode, headers } = response;
      const isWhole = statusCode === 200 && headers["cache-control"] !== "no-store";
      response.once("end", () =>
        isWhole
          ? resolve({ ms: performance.now() - begin, bytes })
          : reject(new Error(`${url} answered ${statusCode}, or with the plain shell`)),
      );
      response.once("error", reject);
    }).once("error", reject);
  });
}

/** Sends `times` requests over `connections` concurrent connections. */
export async function load(url: string, connections: number, times: number): Promise<Answer[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const answers: Answer[] = [];
  let begun = 0;
  const worker = async () => {
    while (begun < times) {
      begun += 1;
      answers.push(await ask(url, agent));
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
  return answers;
}
