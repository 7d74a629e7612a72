import { beforeEach, expect, test, vi } from "vitest";

const script = new Request("https://site.example/assets/index-1.js");
const cache = { match: vi.fn(), put: vi.fn(async (_request: Request, _response: Response) => {}) };

vi.stubGlobal("CODE_FILES", []);
vi.stubGlobal("CODE_VERSION", "v");
const { immutableFile } = await import("./code.ts");

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal("caches", { open: async () => cache });
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response("code")),
  );
});

test("a file is fetched once and then comes from the device", async () => {
  expect(await (await immutableFile(script)).text()).toBe("code");
  const [, stored] = cache.put.mock.calls[0]!;
  cache.match.mockResolvedValueOnce(stored);
  expect(await (await immutableFile(script)).text()).toBe("code");
  expect(fetch).toHaveBeenCalledOnce();
});

test("a device without room for the file still gets it", async () => {
  cache.put.mockRejectedValueOnce(new DOMException("full", "QuotaExceededError"));
  expect(await (await immutableFile(script)).text()).toBe("code");
});

test("a missing file is not cached", async () => {
  vi.stubGlobal("fetch", async () => new Response("", { status: 404 }));
  expect((await immutableFile(script)).status).toBe(404);
  expect(cache.put).not.toHaveBeenCalled();
});
