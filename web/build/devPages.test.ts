import { join } from "node:path";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: ViteDevServer;
let address = "";

beforeAll(async () => {
  const root = join(import.meta.dirname, "..");
  server = await createServer({
    root,
    configFile: join(root, "vite.config.ts"),
    logLevel: "silent",
    server: { host: "127.0.0.1", port: 0, strictPort: false },
    optimizeDeps: { noDiscovery: true },
  });
  await server.listen();
  const bound = server.httpServer?.address();
  if (typeof bound !== "object" || bound === null) throw new Error("The server has no port");
  address = `http://127.0.0.1:${bound.port}`;
}, 30_000);

afterAll(() => server.close());

test.each([
  "/",
  "/vagas?busca=caixa",
  "/vagas/mercado-araguaia-caixa",
  "/admin/login",
  "/empresa/vagas/editar/v1.2",
])("the development server answers %s with the application", async (path) => {
  const response = await fetch(address + path, { headers: { Accept: "text/html,*/*" } });
  expect({ status: response.status, type: response.headers.get("Content-Type") }).toEqual({
    status: 200,
    type: "text/html",
  });
  expect(await response.text()).toMatch(/<title>[^%]+<\/title>[^]*src="\/src\/main\.tsx/);
});

test("the development server serves the application's requests for files", async () => {
  const script = await fetch(`${address}/src/main.tsx`);
  expect(script.headers.get("Content-Type")).toBe("text/javascript");
  expect(
    (await fetch(`${address}/favicon.svg`, { headers: { Accept: "image/*" } })).headers.get(
      "Content-Type",
    ),
  ).toBe("image/svg+xml");
});
