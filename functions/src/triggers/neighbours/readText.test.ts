import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import { type Get, readText } from "./readText.ts";

const address = "https://vagas.serra.example/dados/vagas.json";
const json = { "Content-Type": "application/json; charset=utf-8" };
const mega = Buffer.alloc(1_000_000, " ");

let server: Server | null = null;
let asked: string[] = [];

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
});

/** Reads the neighbour's file as a server on this machine answers for it. */
async function read(answer: RequestListener, patienceMs = 5_000): Promise<string> {
  asked = [];
  server = createServer((request, response) => {
    asked.push(request.url!);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server!.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const get: Get = (asking, init) =>
    fetch(`http://127.0.0.1:${port}${new URL(asking).pathname}`, init);
  return readText(address, get, patienceMs);
}

test("a file of a megabyte is read", async () => {
  const text = await read((_request, response) => response.writeHead(200, json).end(mega));
  expect(text).toHaveLength(1_000_000);
});

test("a file of two megabytes is cut off", async () => {
  await expect(
    read((_request, response) => {
      response.writeHead(200, json);
      response.write(mega);
      response.end(mega);
    }),
  ).rejects.toThrow("is too long");
});

test("an endless file is cut off after a megabyte, and its line closed", async () => {
  let sent = 0;
  const closed = Promise.withResolvers<void>();
  const reading = read((_request, response) => {
    response.writeHead(200, json);
    response.on("close", () => closed.resolve());
    const more = () => {
      while (!response.destroyed && response.write(mega.subarray(0, 50_000))) sent += 50_000;
      if (!response.destroyed) response.once("drain", more);
    };
    more();
  });
  await expect(reading).rejects.toThrow("is too long");
  await closed.promise;
  // What the network's buffers hold counts too.
  expect(sent).toBeLessThan(20_000_000);
});

test("a packed file that unpacks to fifty megabytes is cut off", async () => {
  const bomb = gzipSync(Buffer.alloc(50_000_000));
  expect(bomb.length).toBeLessThan(200_000);
  const before = process.memoryUsage().arrayBuffers;
  await expect(
    read((_request, response) =>
      response.writeHead(200, { ...json, "Content-Encoding": "gzip" }).end(bomb),
    ),
  ).rejects.toThrow("is too long");
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(30_000_000);
});

test.each<[string, RequestListener]>([
  ["that never begins", () => undefined],
  [
    "that comes a byte at a time",
    (_request, response) => {
      response.writeHead(200, json);
      const drip = setInterval(() => response.write(" "), 20);
      response.on("close", () => clearInterval(drip));
    },
  ],
])("a file %s is given up in time", async (_what, answer) => {
  await expect(read(answer, 300)).rejects.toThrow("took too long");
});

test.each([
  [301, "https://other.example/dados/vagas.json"],
  [302, "http://vagas.serra.example/dados/vagas.json"],
  [303, "/dados/outras.json"],
  [307, "http://169.254.169.254/computeMetadata/v1/instance/service-accounts/default/token"],
  [308, "file:///etc/passwd"],
])("a redirect (%i) to %s is not followed", async (status, location) => {
  await expect(
    read((_request, response) => response.writeHead(status, { Location: location }).end()),
  ).rejects.toThrow(`answered ${status}`);
  expect(asked).toEqual(["/dados/vagas.json"]);
});

test.each([204, 404, 500])("an answer of %i is no file", async (status) => {
  await expect(
    read((_request, response) => response.writeHead(status, json).end()),
  ).rejects.toThrow(`answered ${status}`);
});

test.each(["text/html", "text/plain", "application/jsonp", ""])(
  "an answer of the type '%s' is no file",
  async (type) => {
    await expect(
      read((_request, response) => response.writeHead(200, { "Content-Type": type }).end("{}")),
    ).rejects.toThrow("answered no JSON");
  },
);
