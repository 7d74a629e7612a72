import { expect, test } from "vitest";
import { emulatorConfig, readFirebaseJson } from "../suite/firebaseConfig.ts";
import { portsAt } from "../ports.ts";
import { headersOfPages, type HeaderRule, rulesOfPages } from "./headers.ts";

const production = readFirebaseJson();
const ports = portsAt(3000);
const emulated = emulatorConfig(production, ports);

const csp = "Content-Security-Policy";
const valueOf = (rules: HeaderRule[], key: string) =>
  rules
    .flatMap((rule) => rule.headers)
    .filter((header) => header.key === key)
    .map(({ value }) => value);

test("the emulators differ from production in one missing header and one policy", () => {
  const restored = emulated.hosting.headers.map((rule, index) => ({
    ...rule,
    headers: production.hosting.headers[index]?.headers.map((header) =>
      header.key === "Strict-Transport-Security"
        ? header
        : {
            ...rule.headers.find(({ key }) => key === header.key),
            ...(header.key === csp ? { value: header.value } : {}),
          },
    ),
  }));
  expect(restored).toEqual(production.hosting.headers);
  expect(valueOf(emulated.hosting.headers, "Strict-Transport-Security")).toEqual([]);
  expect({ ...emulated.hosting, headers: null, public: null }).toEqual({
    ...production.hosting,
    headers: null,
    public: null,
  });
});

test("the policy gains the emulators' origins in connect-src and loses the upgrade to https, nothing else", () => {
  for (const [index, policy] of valueOf(emulated.hosting.headers, csp).entries()) {
    const origins = [ports.auth, ports.firestore, ports.storage].flatMap((port) => [
      ` http://localhost:${port}`,
      ` http://127.0.0.1:${port}`,
    ]);
    const without = origins.reduce((text, origin) => text.replace(origin, ""), policy);
    expect(`${without}; upgrade-insecure-requests`).toBe(
      valueOf(production.hosting.headers, csp)[index],
    );
  }
});

/** The rule for pages and files that Hosting answers itself. */
const own = production.hosting.headers.find(({ headers }) =>
  headers.some(({ key }) => key === csp),
)!;

/** Whether a positive glob of firebase.json, with one choice in braces at most, matches an address. */
function matches(source: string, address: string): boolean {
  const pattern = source
    .replace(/[.]/g, "\\.")
    .replace(/[{](.*)[}]/, (_all, choices: string) => `(?:${choices.replaceAll(",", "|")})`)
    .replace(/\*+/g, (stars) => (stars.length > 1 ? ".*" : "[^/]*"));
  return new RegExp(`^${pattern}$`).test(address);
}

/** Production ignores '!' before a brace or a bracket. */
test("every glob matches what it should, and nothing else", () => {
  const rewrites = production.hosting["rewrites"] as { source: string }[];
  for (const { source } of [...rewrites, ...production.hosting.headers])
    expect(source).not.toContain("!");
});

test("Hosting adds to functions' answers only headers that are the same everywhere", () => {
  const [everywhere] = production.hosting.headers;
  expect(everywhere?.source).toBe("**");
  expect(everywhere?.headers.map(({ key }) => key)).toEqual([
    "Strict-Transport-Security",
    "X-Content-Type-Options",
    "X-Frame-Options",
    "Permissions-Policy",
  ]);
  for (const address of [
    "/",
    "/vagas",
    "/vagas/a1",
    "/sobre",
    "/enviar-curriculo",
    "/denunciar",
    "/empresas/c1",
    "/outra",
    "/sitemap.xml",
    "/feed.xml",
    "/imagem.png",
    "/vagas/a1/imagem-0.png",
    "/arquivos/resumes/a1_b2/1-a.pdf",
  ]) {
    const others = production.hosting.headers
      .slice(1)
      .filter(({ source }) => matches(source, address));
    expect([address, others]).toEqual([address, []]);
  }
});

test("files of the build, and pages that Hosting answers with the shell, get all headers", () => {
  const rewrites = production.hosting["rewrites"] as { source: string; destination?: string }[];
  const shells = rewrites
    .filter(({ destination }) => destination)
    .map(({ source }) => source.replaceAll("**", "a/b"));
  const built = [
    "/shell.html",
    "/sw.js",
    "/send.js",
    "/first.js",
    "/favicon.svg",
    "/icon-192.png",
    "/icon-maskable-512.png",
    "/manifest.webmanifest",
    "/robots.txt",
    "/api/ownData",
  ];
  expect(shells).toContain("/empresa/a/b");
  for (const address of [...shells, ...built])
    expect([address, matches(own.source, address)]).toEqual([address, true]);
});

test("production sends all headers with everything Hosting answers itself", () => {
  expect(Object.keys(headersOfPages(production.hosting.headers))).toEqual([
    "Strict-Transport-Security",
    "X-Content-Type-Options",
    "X-Frame-Options",
    "Permissions-Policy",
    csp,
    "Referrer-Policy",
    "Cross-Origin-Opener-Policy",
    "Cross-Origin-Resource-Policy",
  ]);
  expect(rulesOfPages(production.hosting.headers)).toHaveLength(2);
  expect(valueOf([own], "Cache-Control")).toEqual(["no-cache"]);
});

test("browsers keep to https for two years; the preload list is not asked for by default", () => {
  expect(valueOf(production.hosting.headers, "Strict-Transport-Security")).toEqual([
    "max-age=63072000; includeSubDomains",
  ]);
});

test("no page sends its path to another page", () => {
  expect(valueOf(rulesOfPages(production.hosting.headers), "Referrer-Policy")).toEqual([
    "strict-origin",
  ]);
});

test("the function sends its pages with the same headers, except cache times", () => {
  const sent = rulesOfPages(production.hosting.headers).flatMap(({ headers }) => headers);
  expect(headersOfPages(production.hosting.headers)).toEqual(
    Object.fromEntries(
      sent.filter(({ key }) => key !== "Cache-Control").map(({ key, value }) => [key, value]),
    ),
  );
  expect(headersOfPages(emulated.hosting.headers)[csp]).toContain(
    `http://localhost:${ports.firestore}`,
  );
});

test("functions and rules are the same files as in production", () => {
  expect(
    emulated.functions.map(({ source: _source, configDir: _configDir, ...rest }) => rest),
  ).toEqual(production.functions.map(({ source: _source, ...rest }) => rest));
  expect(emulated.firestore.rules.endsWith(`/${production.firestore.rules}`)).toBe(true);
  expect(emulated.storage.rules.endsWith(`/${production.storage.rules}`)).toBe(true);
});
