import { readFirebaseJson } from "../../emulators/suite/firebaseConfig.ts";
import { emulatorPolicy, headersOfPages } from "../../emulators/hosting/headers.ts";
import { expect, test } from "../support/e2e.ts";
import { ports } from "../support/emulators.ts";

/** The headers of every answer, except cache times. */
const everywhere = Object.entries(headersOfPages(readFirebaseJson().hosting.headers)).filter(
  ([key]) => key !== "Strict-Transport-Security",
);

test.describe("every answer carries the whole set of headers", () => {
  const asked: [what: string, path: string, status: number][] = [
    ["a page", "/sobre", 200],
    ["a form", "/enviar-curriculo", 200],
    ["a report's form", "/denunciar", 200],
    ["a page that is not there", "/nada-por-aqui", 404],
    ["the administration", "/admin/login", 200],
    ["the home page", "/", 200],
    ["the list", "/vagas", 200],
    ["a job", "/vagas/mercado-araguaia-caixa", 200],
    ["a job that never was", "/vagas/nunca-houve", 404],
    ["the sitemap", "/sitemap.xml", 200],
    ["a feed", "/feed.xml?categoria=Vendas", 200],
    ["the rules for robots", "/robots.txt", 200],
    ["a script", "/first.js", 200],
    ["a drawing", "/favicon.svg", 200],
    ["the service worker", "/sw.js", 200],
    ["what the installed site is called", "/manifest.webmanifest", 200],
    ["a script that is not there", "/assets/nothing-0000.js", 404],
    ["a file that is not there", "/nothing.json", 404],
  ];
  for (const [what, path, status] of asked) {
    test(what, async ({ request }) => {
      const response = await request.get(path, { headers: { Origin: "https://foreign.example" } });
      expect(response.status()).toBe(status);
      expectHeaders(response.headers());
    });
  }

  test("the service worker is revalidated each time", async ({ request }) => {
    expect((await request.get("/sw.js")).headers()["cache-control"]).toBe("no-cache");
  });

  test("a script that the build lacks is not cached", async ({ request }) => {
    const headers = (await request.get("/assets/shell-0000.js")).headers();
    expect(headers["cache-control"]).toBe("no-store");
  });

  // Other sites show it beside links to this one.
  test("a picture for shared links, which anybody may show", async ({ request }) => {
    const headers = (
      await request.get("/imagem.png", { headers: { Origin: "https://foreign.example" } })
    ).headers();
    expect(headers["cross-origin-resource-policy"]).toBe("cross-origin");
    expectHeaders({ ...headers, "cross-origin-resource-policy": "same-origin" });
  });

  test("a function that pages call", async ({ request }) => {
    const response = await request.post("/api/refreshClaims", {
      data: { data: null },
      headers: { Origin: "https://foreign.example" },
    });
    expect(response.status()).toBe(401);
    expectHeaders(response.headers());
  });
});

/** A rendered page's policy also names its own styles; nothing else may differ. */
function expectHeaders(headers: Record<string, string>): void {
  for (const [key, value] of everywhere) {
    const sent = headers[key.toLowerCase()];
    if (key === "Content-Security-Policy")
      expect(withoutHashes(sent), key).toBe(withoutHashes(emulatorPolicy(value, ports)));
    else expect(sent, key).toBe(value);
  }
  expect(headers).not.toHaveProperty("access-control-allow-origin");
  expect(headers).not.toHaveProperty("set-cookie");
}

function withoutHashes(policy = ""): string {
  return policy.replace(/ 'sha256-[\w+/=]+'/g, "");
}
