import { createServer, type AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answers, busyPorts } from "./portHolders.ts";
import { host, portsAt } from "./ports.ts";

const [server, other] = [createServer(), createServer()];
let taken = 0;
let free = 0;

/** Listens on a port that the system chooses. */
async function listen(on: typeof server): Promise<number> {
  await new Promise<void>((resolve) => on.listen(0, host, resolve));
  return (on.address() as AddressInfo).port;
}

beforeAll(async () => {
  taken = await listen(server);
  free = await listen(other);
  await new Promise((resolve) => other.close(resolve));
});
afterAll(() => server.close());

test("a busy port is named in one sentence with the process that holds it", async () => {
  const sentences = await busyPorts({ ...portsAt(0), firestore: taken, auth: free }, [
    "firestore",
    "auth",
  ]);
  expect(sentences).toEqual([
    expect.stringMatching(
      new RegExp(
        `^Port ${taken} \\(Firestore\\) is in use by .+ \\(pid ${process.pid}\\); stop it or set VAGAS_PORT_OFFSET\\.$`,
      ),
    ),
  ]);
});

test("a port that something listens on answers, a free one does not", async () => {
  expect(await answers(taken)).toBe(true);
  expect(await answers(free)).toBe(false);
});
