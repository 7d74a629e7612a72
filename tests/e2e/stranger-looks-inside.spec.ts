import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { town } from "@vagas/functions/domain/town";
import { demoAccounts, passwordOf } from "../../emulators/seed/accounts.ts";
import { root, site } from "../../emulators/folders.ts";
import { expect, test } from "../support/e2e.ts";

// The site's public files, and those that are uploaded as functions.

type File = { path: string; text: string };

function filesIn(folder: string): File[] {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return names.map(({ parentPath, name }) => ({
    path: join(parentPath, name),
    text: readFileSync(join(parentPath, name), "utf8"),
  }));
}

const bundle = filesIn(site);
const functions = filesIn(join(root, "functions", "lib"));
const everything = [...bundle, ...functions];

function hits(files: File[], pattern: RegExp): string[] {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([hit]) => `${path.split("/").at(-1)}: ${hit}`),
  );
}

test("the served and uploaded files exist", () => {
  expect(bundle.filter(({ path }) => path.endsWith(".js")).length).toBeGreaterThan(20);
  expect(functions.filter(({ path }) => path.endsWith(".js")).length).toBeGreaterThan(50);
});

test("they hold no secret", () => {
  const secrets =
    /-----BEGIN [A-Z ]*PRIVATE KEY|\bAIza[\w-]{35}\b|\bya29\.[\w-]{20,}|"type":\s*"service_account"|known-to-all-and-good|smtps?:\/\/[^\s"'`$]+@|\bgh[pousr]_\w{36}\b/g;
  expect(hits(everything, secrets)).toEqual([]);
});

test("they know no account of the demo", () => {
  const words = [
    ...demoAccounts.flatMap(({ email, password }) => [email, password]),
    passwordOf("another"),
  ];
  expect(
    everything.flatMap(({ path, text }) =>
      words.filter((word) => text.includes(word)).map((word) => `${path}: ${word}`),
    ),
  ).toEqual([]);
});

test("they name no e-mail address but the town's", () => {
  // The last is no address: PDF.js writes a table of letters so.
  const own = [town.contact.supportEmail, town.credits.email, "jm@kbswfq.pkbgltMlwbaof"];
  const addresses = hits(everything, /[\w.+-]+@[\w-]+(?:\.[a-z]{2,})+\b/gi).filter(
    (hit) => !own.some((address) => hit.endsWith(`: ${address}`)),
  );
  expect(addresses.filter((hit) => !/@[\w.-]*example(\.com)?$/i.test(hit))).toEqual([]);
});

test("the browser gets no source map, and no server code", () => {
  expect(
    bundle
      .filter(({ path, text }) => path.endsWith(".map") || text.includes("sourceMappingURL"))
      .map(({ path }) => path),
  ).toEqual([]);
  expect(hits(bundle, /firebase-admin|nodemailer|LINK_SECRET|SMTP_URL|ADMIN_EMAIL/g)).toEqual([]);
});

test("every script that a page names is served with the bytes the page says", async ({
  request,
}) => {
  const page = await (await request.get("/sobre")).text();
  const scripts = [...page.matchAll(/<script\b[^>]*? src="(\/assets\/[^"]+)"[^>]*>/g)];
  expect(scripts.length).toBeGreaterThan(0);
  for (const [element, address] of scripts) {
    const digest = createHash("sha384")
      .update(await (await request.get(address!)).body())
      .digest("base64");
    expect(element).toContain(`integrity="sha384-${digest}"`);
  }
});
