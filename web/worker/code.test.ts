import { beforeEach, expect, test, vi } from "vitest";

const site = "https://site.example";
const script = new Request(`${site}/assets/list-1.js`);

vi.stubGlobal("CODE_FILES", {
  entry: "/assets/main-1.js",
  screen: ["/shell.html", "/assets/main-1.js", "/assets/core-1.js", "/assets/unseen-1.js"],
  pages: ["/assets/list-1.js", "/assets/job-1.js"],
});
vi.stubGlobal("CODE_VERSION", "v2");

const pathOf = (request: Request | string) =>
  new URL(typeof request === "string" ? request : request.url, site).pathname;

/** A device: its caches, what its browser's own cache has, and the paths that it fetched over the line. */
let kept: Map<string, Map<string, string>>;
let atHand: Set<string>;
let fetched: string[];
let answer: (path: string) => Response;

const stored = (name: string) => [...(kept.get(name)?.keys() ?? [])].sort();

async function load(request: Request | string, init?: RequestInit): Promise<Response> {
  const path = pathOf(request);
  const cache = init?.cache ?? (typeof request === "string" ? "default" : request.cache);
  if (cache !== "no-cache" && atHand.has(path)) return new Response(`${path} at hand`);
  if (cache === "only-if-cached") throw new TypeError("not cached");
  fetched.push(path);
  return answer(path);
}

function cacheOf(name: string) {
  if (!kept.has(name)) kept.set(name, new Map());
  const files = kept.get(name)!;
  const cache = {
    match: async (request: Request | string) => {
      const text = files.get(pathOf(request));
      return text === undefined ? undefined : new Response(text);
    },
    put: async (request: Request | string, response: Response) =>
      void files.set(pathOf(request), await response.text()),
    addAll: async (requests: Request[]) => {
      const answers = await Promise.all(requests.map((request) => load(request)));
      if (!answers.every(({ ok }) => ok)) throw new TypeError("refused");
      await Promise.all(answers.map((one, i) => cache.put(requests[i]!, one)));
    },
    keys: async () => [...files.keys()].map((path) => new Request(site + path)),
  };
  return cache;
}

beforeEach(() => {
  kept = new Map();
  atHand = new Set();
  fetched = [];
  answer = (path) => new Response(path);
  vi.stubGlobal("fetch", load);
  vi.stubGlobal("location", new URL(site));
  vi.stubGlobal("caches", {
    open: async (name: string) => cacheOf(name),
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    match: async (request: Request | string, { cacheName }: { cacheName?: string } = {}) => {
      for (const name of cacheName === undefined ? kept.keys() : [cacheName]) {
        const found = kept.has(name) && (await cacheOf(name).match(request));
        if (found) return found;
      }
      return undefined;
    },
  });
  // Requests of a worker are relative to its address.
  vi.stubGlobal(
    "Request",
    class extends Request {
      constructor(path: string, init?: RequestInit) {
        super(new URL(path, site), init);
      }
    },
  );
});

const { dropOldCode, immutableFile, keepAllCode, keepSeenCode, keptShell } =
  await import("./code.ts");

test("a file is fetched once and then comes from the device", async () => {
  expect(await (await immutableFile(script)).text()).toBe("/assets/list-1.js");
  expect(await (await immutableFile(script)).text()).toBe("/assets/list-1.js");
  expect(fetched).toEqual(["/assets/list-1.js"]);
});

test("a device without room for the file still gets it", async () => {
  vi.spyOn(caches, "open").mockRejectedValue(new DOMException("full", "QuotaExceededError"));
  expect(await (await immutableFile(script)).text()).toBe("/assets/list-1.js");
});

test("a missing file is not cached", async () => {
  answer = () => new Response("", { status: 404 });
  expect((await immutableFile(script)).status).toBe(404);
  expect(stored("vagas-code-v2")).toEqual([]);
});

test("at first only what the page has fetched is kept, with the screen that opens it offline", async () => {
  atHand = new Set(["/assets/main-1.js", "/assets/core-1.js", "/assets/list-1.js"]);
  await keepSeenCode();
  expect(fetched.sort()).toEqual(["/assets/unseen-1.js", "/shell.html"]);
  expect(stored("vagas-code-v2")).toEqual([
    "/assets/core-1.js",
    "/assets/list-1.js",
    "/assets/main-1.js",
    "/assets/unseen-1.js",
    "/shell.html",
  ]);
});

test("the other pages' code is fetched only when asked for, and only what is missing", async () => {
  atHand = new Set(["/assets/main-1.js", "/assets/core-1.js", "/assets/list-1.js"]);
  await keepSeenCode();
  fetched = [];
  await keepAllCode();
  expect(fetched).toEqual(["/assets/job-1.js"]);
  fetched = [];
  await keepAllCode();
  expect(fetched).toEqual([]);
});

test("a device keeps the version before until the new one opens by itself", async () => {
  await cacheOf("vagas-code-v1").put("/shell.html", new Response("<html>1</html>"));
  await cacheOf("vagas-code-v1").put("/assets/core-0.js", new Response("core 0"));
  await cacheOf("vagas-seen-1").put("/vagas", new Response("{}"));
  // The worker of a new version that no page runs yet; it shares a file with the one before.
  atHand = new Set(["/assets/core-1.js"]);
  await keepSeenCode();
  expect(fetched).toEqual([]);
  await dropOldCode();
  expect(await (await keptShell((html) => html)).text()).toBe("<html>1</html>");
  const core = new Request(`${site}/assets/core-0.js`);
  expect(await (await immutableFile(core)).text()).toBe("core 0");

  await keepAllCode();
  await dropOldCode();
  expect(stored("vagas-code-v2")).toHaveLength(6);
  expect([...kept.keys()].sort()).toEqual(["vagas-code-v2", "vagas-seen-1"]);
  expect(await (await keptShell((html) => html)).text()).toBe("/shell.html");
});

test("a worker whose screen cannot be fetched is not installed", async () => {
  atHand = new Set(["/assets/main-1.js"]);
  answer = () => new Response("", { status: 503 });
  await expect(keepSeenCode()).rejects.toThrow("refused");
});
