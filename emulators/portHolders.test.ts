import { createServer, type AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answers, busyPorts } from "./portHolders.ts";
import { host, portsAt } from "./ports.ts";

const server = createServer();
let taken = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  taken = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

test("a busy port is named in one sentence with the process that holds it", async () => {
  const sentences = await busyPorts({ ...portsAt(22_000), firestore: taken }, [
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
  expect(await answers(portsAt(22_000).auth)).toBe(false);
});
