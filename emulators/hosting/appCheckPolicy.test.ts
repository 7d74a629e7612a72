import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../folders.ts";
import { readFirebaseJson } from "../suite/firebaseConfig.ts";
import { appCheckSources, withAppCheck } from "./appCheckPolicy.ts";
import { headersOfPages } from "./headers.ts";

const policy = headersOfPages(readFirebaseJson().hosting.headers)["Content-Security-Policy"]!;
const directive = (text: string, name: string) =>
  text.split("; ").find((part) => part.startsWith(`${name} `));

/** The addresses that the browser's App Check SDK loads and requests. */
const sdk = readFileSync(
  createRequire(createRequire(join(root, "web", "package.json")).resolve("firebase/package.json"))
    .resolve("@firebase/app-check")
    .replace(/index\.cjs\.js$/, "esm/index.esm.js"),
  "utf8",
);

test("the policy allows the SDK's scripts and requests", () => {
  const [, script] = /RECAPTCHA_ENTERPRISE_URL = '([^']+)'/.exec(sdk)!;
  const [, exchange] = /BASE_ENDPOINT = '(https:\/\/[^/']+)/.exec(sdk)!;
  expect(appCheckSources["script-src"]!.some((source) => script!.startsWith(source))).toBe(true);
  expect(appCheckSources["connect-src"]).toContain(exchange);
});

test("reCAPTCHA needs no inline style: a script hides its element", () => {
  expect(sdk).toContain("invisibleDiv.style.display = 'none'");
  expect(sdk).toContain("size: 'invisible'");
  expect(directive(withAppCheck(policy), "style-src")).toBe(directive(policy, "style-src"));
});

test("the policy with App Check is the one without, plus these sources", () => {
  const opened = withAppCheck(policy);
  expect(withAppCheck(opened)).toBe(opened);
  for (const [name, sources] of Object.entries(appCheckSources))
    for (const source of sources) expect(directive(opened, name)).toContain(source);
  expect(directive(opened, "frame-src")).not.toContain("'none'");
});
