import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { saveNowAndThen } from "./saving.ts";

test("the data is saved repeatedly, even after a failed save, until the suite stops", async () => {
  const asked: unknown[] = [];
  const hub = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += String(chunk)));
    request.on("end", () => {
      asked.push({ url: request.url, method: request.method, body: JSON.parse(body) });
      response.writeHead(asked.length === 1 ? 500 : 200).end("no room");
    });
  });
  await new Promise<void>((resolve) => hub.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(hub.address() as AddressInfo).port}`;
  const stopped = new AbortController();
  const told: string[] = [];

  const saving = saveNowAndThen(address, "/kept", (line) => told.push(line), stopped.signal, 10);
  await expect.poll(() => asked.length).toBeGreaterThan(2);
  stopped.abort();
  await saving;
  hub.close();

  const body = { path: "/kept", initiatedBy: "start" };
  expect(asked[0]).toEqual({ url: "/_admin/export", method: "POST", body });
  expect(told).toEqual(["The data could not be saved: no room"]);
});
