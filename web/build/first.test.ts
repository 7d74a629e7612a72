import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";

const code = readFileSync(join(import.meta.dirname, "..", "public", "first.js"), "utf8");

/** Runs the script at an address; returns the address afterwards, the tab's storage, and the colour scheme. */
function run(
  address: string,
  {
    storage = true,
    mode = null,
    kept = {},
  }: { storage?: boolean; mode?: string | null; kept?: Record<string, string> } = {},
) {
  const url = new URL(address, "https://site.example");
  const barred = () => {
    throw new DOMException("barred", "SecurityError");
  };
  let after = address;
  const attributes: Record<string, string> = {};
  const scope = {
    location: { pathname: url.pathname, hash: url.hash, search: url.search },
    history: {
      state: null,
      replaceState: (_state: unknown, _title: string, next: string) => (after = next),
    },
    sessionStorage: {
      setItem: storage ? (key: string, value: string) => (kept[key] = value) : barred,
      removeItem: storage ? (key: string) => delete kept[key] : barred,
    },
    localStorage: { getItem: storage ? () => mode : barred },
    matchMedia: () => ({ matches: false }),
    document: {
      documentElement: {
        setAttribute: (name: string, value: string) => (attributes[name] = value),
      },
    },
  };
  runInNewContext(code, { ...scope });
  return { after, kept, scheme: attributes["data-color-scheme"] };
}

test.each([
  ["/meus-dados#a.b", "/meus-dados", "a.b"],
  ["/convite#a.b", "/convite", "a.b"],
  ["/avisos/confirmar#a.b", "/avisos/confirmar", "a.b"],
  ["/avisos/saida#ab_-", "/avisos/saida", "ab_-"],
  ["/vaga/confirmar#a.b", "/vaga/confirmar", "a.b"],
  [
    "/empresa/redefinir-senha?mode=verifyEmail&oobCode=abc",
    "/empresa/redefinir-senha",
    "mode=verifyEmail&oobCode=abc",
  ],
])("the secret of %s leaves the address for the tab's storage", (address, path, secret) => {
  expect(run(address)).toMatchObject({ after: path, kept: { [`vagas-link:${path}`]: secret } });
});

test.each([
  "/",
  "/vagas?busca=caixa",
  "/vagas#topo",
  "/meus-dados",
  "/meus-dados?x=1",
  "/meus-dados#",
])("%s stays as it is", (address) => {
  expect(run(address)).toMatchObject({ after: address, kept: {} });
});

test("a page opened without a link keeps its own secret for a reload, and drops other pages'", () => {
  const both = () => ({ "vagas-link:/meus-dados": "a.b", "vagas-link:/convite": "c.d" });
  expect(run("/meus-dados", { kept: both() }).kept).toEqual({ "vagas-link:/meus-dados": "a.b" });
  expect(run("/vagas", { kept: both() }).kept).toEqual({});
});

test("with blocked storage the address keeps the secret for the page", () => {
  expect(run("/meus-dados#a.b", { storage: false })).toEqual({
    after: "/meus-dados#a.b",
    kept: {},
    scheme: "light",
  });
});

test.each([
  ["dark", "dark"],
  ["light", "light"],
  [null, "light"],
])("with the chosen scheme %s the page starts %s", (mode, scheme) => {
  expect(run("/", { mode })).toMatchObject({ scheme });
});
