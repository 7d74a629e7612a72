import { describe, expect, test } from "vitest";
import { destinationOf, isVerified, messageOf, onward } from "./loginState.ts";

const panel = "/empresa/dashboard";

describe("the target after a login", () => {
  test.each([
    "/publicar-vaga",
    "/empresa/vagas/nova",
    "/empresa/vagas/abc123/candidatos",
    "/vagas?categoria=Vendas&pagina=2",
    "/empresa/perfil#senha",
  ])("%s is a page of this site", (from) => expect(destinationOf({ from })).toBe(from));

  test.each([
    "https://golpe.example/entrar",
    "http://golpe.example",
    "//golpe.example",
    "///golpe.example",
    "/\\golpe.example",
    "\\\\golpe.example",
    "/\t/golpe.example",
    "/\n/golpe.example",
    " //golpe.example",
    "/%2fgolpe.example",
    "/%5cgolpe.example",
    "/%2e%2e//golpe.example",
    "/./golpe.example",
    "/..//golpe.example",
    "/vagas/..//golpe.example",
    "/.//golpe.example",
    "javascript:alert(1)",
    "JaVaScRiPt://%0aalert(1)",
    "data:text/html,<script>alert(1)</script>",
    "golpe.example",
    "@golpe.example",
    "",
    "/\u0000/golpe.example",
    "/\u2028//golpe.example",
  ])("%j is refused", (from) => expect(destinationOf({ from })).toBe(panel));

  test.each([
    null,
    undefined,
    "text",
    7,
    [],
    {},
    { from: 7 },
    { from: { toString: () => "/vagas" } },
    { from: ["/vagas"] },
  ])("a state of %j leads to the panel", (state) => expect(destinationOf(state)).toBe(panel));
});

test("a message is shown only when it is text", () => {
  expect(messageOf({ message: "Faça login como empresa para publicar uma vaga" })).toBe(
    "Faça login como empresa para publicar uma vaga",
  );
  expect(messageOf({ message: "" })).toBeNull();
  expect(messageOf({ message: { html: "x" } })).toBeNull();
  expect(messageOf(null)).toBeNull();
});

test("only our own page can say that the e-mail was confirmed", () => {
  expect(isVerified({ verified: true })).toBe(true);
  expect(isVerified({ verified: "success" })).toBe(false);
  expect(isVerified(null)).toBe(false);
});

test("registration keeps the target, never the message", () => {
  expect(onward({ from: "/publicar-vaga", message: "Faça login", verified: true })).toEqual({
    from: "/publicar-vaga",
  });
  expect(onward({ from: "//golpe.example" })).toEqual({ from: panel });
});
