import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { site } from "../../functions/src/index.ts";
import { aJob, approved } from "../faults/events.ts";
import { board } from "./workBoard.ts";

// A small build of the site, where the function looks for one.
const folder = mkdtempSync(join(tmpdir(), "rendered-"));
const frame =
  "<!--head--><!--/head--><!--page--><!--/page--><!--data--><!--/data--><!--noscript--><!--/noscript--><!--code--><!--/code-->";
writeFileSync(
  join(folder, "parts.json"),
  JSON.stringify({
    shell: "Shell",
    frame,
    styles: "",
    script: "",
    preloads: { home: [], list: [], job: [] },
  }),
);
writeFileSync(
  join(folder, "headers.json"),
  JSON.stringify({ "X-Content-Type-Options": "nosniff" }),
);
writeFileSync(
  join(folder, "render.mjs"),
  `export const renderPage = async (address) => ({ html: address + ' '.repeat(1000), stylesFor: (document, sheet) => sheet });`,
);
process.env["SITE_RENDERED"] = folder;

afterAll(() => rmSync(folder, { recursive: true }));

type Answer = { status: number; headers: Record<string, string>; body: string | Buffer };

/** Calls the function as Hosting does, with the requested address. */
async function asked(
  address: string,
  { method = "GET", headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  return new Promise((resolve) => {
    const answer: Answer = { status: 0, headers: {}, body: "" };
    const response = {
      on: () => response,
      status: (status: number) => Object.assign(answer, { status }) && response,
      set: (given: Record<string, string>) => Object.assign(answer, { headers: given }) && response,
      send: (body: string | Buffer) => resolve({ ...answer, body }),
    };
    const request = {
      method,
      originalUrl: address,
      url: address,
      path: address.split("?", 1)[0],
      get: (name: string) => headers[name],
    };
    void (site as unknown as (request: object, response: object) => unknown)(request, response);
  });
}

beforeEach(() =>
  board({
    "jobs/padeiro": aJob({
      ...approved,
      listed: true,
      expiresAt: new Date(Date.now() + 86_400_000),
    }),
  }),
);

test("a page is rendered for the requested address, with the headers of every page", async () => {
  const { status, headers, body } = await asked("/vagas?local=Confresa");
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    "Content-Type": "text/html; charset=utf-8",
    "X-Content-Type-Options": "nosniff",
    Vary: "Accept-Encoding",
  });
  expect(body).toContain("/vagas?local=Confresa ");
  const { body: data } = await asked("/dados/vagas?local=Confresa");
  expect(data).toContain("Vendedor de balcão");
});

test("an answer is compressed as the client accepts", async () => {
  expect(
    (await asked("/vagas/padeiro", { headers: { "Accept-Encoding": "gzip" } })).headers,
  ).toMatchObject({ "Content-Encoding": "gzip" });
});

test("an unknown job is missing, and nothing is written", async () => {
  expect((await asked("/vagas/nobody")).status).toBe(404);
  expect((await asked("/vagas/padeiro", { method: "POST" })).status).toBe(405);
});
