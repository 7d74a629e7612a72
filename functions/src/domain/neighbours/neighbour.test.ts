import { expect, test } from "vitest";
import { neighbours } from "../town.ts";
import { hostOf } from "./neighbour.ts";

test.each([
  "https://vagas.serra.example/dados/vagas.json",
  "https://vagas-serra.web.app/dados/vagas.json",
  "https://serra.xn--p1ai/dados/vagas.json",
  "https://serra.example/vagas/caixa?a=b&c=%C3%A9",
])("the host of %s may be asked", (jobs) => {
  expect(hostOf(jobs)).toBe(new URL(jobs).host);
});

test("an address has at most 500 characters", () => {
  const start = "https://serra.example/";
  expect(hostOf(start.padEnd(500, "a"))).toBe("serra.example");
  expect(hostOf(start.padEnd(501, "a"))).toBeNull();
});

test.each([
  "http://serra.example/dados/vagas.json",
  "ftp://serra.example/vagas.json",
  "file:///etc/passwd",
  "data:application/json,{}",
  "javascript:alert(1)",
  "/dados/vagas.json",
  "",
  "https://serra.example:8443/dados/vagas.json",
  "https://user@serra.example/vagas.json",
  "https://user:word@serra.example/vagas.json",
  "https://localhost/vagas.json",
  "https://a.localhost/vagas.json",
  "https://127.0.0.1/vagas.json",
  "https://169.254.169.254/computeMetadata/v1/",
  "https://2852039166/",
  "https://0xA9FEA9FE/",
  "https://[::1]/vagas.json",
  "https://[::ffff:169.254.169.254]/",
  "https://metadata.google.internal/computeMetadata/v1/",
  "https://metadata/",
  "https://printer.local/vagas.json",
  "https://serra.example./vagas.json",
  "https://127.0.0.0x1/vagas.json",
  "https://serra.example:443/vagas.json",
  "https://serra.example\\@other.example/",
  "https://serra.example@other.example/",
  "https://serra.example/a#b",
  "https://serra.example/a b",
  'https://serra.example/"><script>',
  "https://serra.example/\u202e",
  "https://serra.example\n/vagas.json",
  "https://serra.example",
])("'%s' is not asked", (jobs) => {
  expect(hostOf(jobs)).toBeNull();
});

test("each neighbour of the town is at a public address, each at its own", () => {
  const hosts = neighbours.map((neighbour) => hostOf(neighbour.jobs));
  expect(hosts).not.toContain(null);
  expect(new Set(hosts).size).toBe(hosts.length);
});
