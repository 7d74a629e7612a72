import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readFirebaseJson } from "../suite/firebaseConfig.ts";
import type { HeaderRule } from "./headers.ts";

type Handler = (request: unknown, response: ServerResponse) => void;
type Superstatic = (options: {
  config: object;
  cwd: string;
  stack: "strict";
  rewriters: { function: (rewrite: object) => Promise<Handler> };
}) => (...request: [...Parameters<RequestListener>, next: () => void]) => void;

/** The Hosting emulator's answers, as firebase-tools starts it (lib/serve/hosting.js). */
const { default: superstatic } = createRequire(
  createRequire(import.meta.url).resolve("firebase-tools"),
)("superstatic") as { default: Superstatic };

const { hosting } = readFirebaseJson();
const folder = mkdtempSync(join(tmpdir(), "vagas-hosting-"));
const servers: Server[] = [];
let ours: string;

/** Every function answers as `site` does for a missing file. */
const missing: Handler = (_request, response) => {
  response.writeHead(404, { "Cache-Control": "no-store", "X-Frame-Options": "DENY" }).end();
};

async function serve(headers: HeaderRule[]): Promise<string> {
  const config = structuredClone({ ...hosting, public: ".", headers });
  const server = createServer((request, response) =>
    superstatic({
      config,
      cwd: folder,
      stack: "strict",
      rewriters: { function: async () => missing },
    })(request, response, () => response.writeHead(500).end()),
  );
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  mkdirSync(join(folder, "assets"));
  for (const file of ["shell.html", "sw.js", "assets/shell-1.js"])
    writeFileSync(join(folder, file), "x");
  ours = await serve(hosting.headers);
});
afterAll(() => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function ask(site: string, path: string) {
  const { status, headers } = await fetch(`${site}${path}`);
  return [status, headers.get("Cache-Control"), headers.get("X-Frame-Options")];
}

test("an existing file of the build is cached as Hosting caches files, a missing one is not cached", async () => {
  expect(await ask(ours, "/assets/shell-1.js")).toEqual([200, null, "DENY"]);
  expect(await ask(ours, "/assets/shell-0.js")).toEqual([404, "no-store", "DENY"]);
  expect(await ask(ours, "/empresa/login")).toEqual([200, "no-cache", "DENY"]);
  expect(await ask(ours, "/sw.js")).toEqual([200, "no-cache", "DENY"]);
});

test("a rule that caches a folder for a year also marks its missing files", async () => {
  const cache = { key: "Cache-Control", value: "public, max-age=31536000, immutable" };
  const site = await serve([...hosting.headers, { source: "/assets/**", headers: [cache] }]);
  expect(await ask(site, "/assets/shell-0.js")).toEqual([404, cache.value, "DENY"]);
});
