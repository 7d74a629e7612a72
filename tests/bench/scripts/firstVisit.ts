import { gzipSync } from "node:zlib";
import { setTimeout as sleep } from "node:timers/promises";
import type { Page, Request } from "@playwright/test";
import { countDocuments, isDatabaseRead } from "../countDocuments.ts";

type Script = { path: string; text: string; gzipped: number };

/** Milliseconds without a request after which a page counts as loaded. */
const quiet = 1_500;

/** Opens an address with an empty cache; returns its scripts and the number of documents read until it was loaded. */
export async function openFirst(
  page: Page,
  address: string,
): Promise<{ scripts: Script[]; documents: number }> {
  const requests: Request[] = [];
  const pending = new Set<Request>();
  let lastMove = Date.now();
  const ended = (request: Request) => {
    pending.delete(request);
    lastMove = Date.now();
  };
  page.on("request", (request) => {
    requests.push(request);
    pending.add(request);
    lastMove = Date.now();
  });
  page.on("requestfinished", ended);
  page.on("requestfailed", ended);

  await page.goto(address);
  await page.getByRole("heading", { level: 1 }).waitFor();
  while (pending.size > 0 || Date.now() - lastMove < quiet) await sleep(100);

  const scripts = await Promise.all(requests.filter(isScript).map(loaded));
  const answers = await Promise.all(
    requests.filter((request) => isDatabaseRead(request.url())).map(answerOf),
  );
  return {
    scripts,
    documents: answers.reduce<number>((sum, answer) => sum + countDocuments(answer), 0),
  };
}

/** By type, or by name: a preload has no type. */
function isScript(request: Request): boolean {
  return request.resourceType() === "script" || /\.m?js$/.test(new URL(request.url()).pathname);
}

async function loaded(request: Request): Promise<Script> {
  const body = await (await request.response())!.body();
  return {
    path: new URL(request.url()).pathname,
    text: body.toString(),
    gzipped: gzipSync(body).length,
  };
}

async function answerOf(request: Request): Promise<unknown> {
  const response = await request.response();
  return response?.ok() ? response.json() : null;
}
