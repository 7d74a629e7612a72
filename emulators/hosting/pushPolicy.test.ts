import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkPush } from "../deployCheck/hostingCheck.ts";
import { root } from "../folders.ts";
import { readFirebaseJson } from "../suite/firebaseConfig.ts";
import { withAppCheck } from "./appCheckPolicy.ts";
import { headersOfPages } from "./headers.ts";
import { pushSources, withPush } from "./pushPolicy.ts";

const { hosting } = readFirebaseJson();
/** A policy as it is where the site sends no messages. */
const closed = (text: string) =>
  pushSources.reduce((rest, source) => rest.replace(` ${source}`, ""), text);
const policy = closed(headersOfPages(hosting.headers)["Content-Security-Policy"]!);

/** The source of a package of the browser's SDK. */
function sdk(name: string): string {
  const ofFirebase = createRequire(
    createRequire(join(root, "web", "package.json")).resolve("firebase/package.json"),
  );
  const file = ofFirebase.resolve(name).replace(/index\.cjs\.js$/, "esm/index.esm.js");
  return readFileSync(file, "utf8");
}

test("the policy allows what the SDK requests", () => {
  const [, installations] = /INSTALLATIONS_API_URL = '(https:\/\/[^/']+)/.exec(
    sdk("@firebase/installations"),
  )!;
  const [, registrations] = /ENDPOINT = '(https:\/\/[^/']+)/.exec(sdk("@firebase/messaging"))!;
  expect([installations, registrations]).toEqual(pushSources);
});

test("the policy with messages is the one without, plus these sources", () => {
  const opened = withPush(policy);
  expect(withPush(opened)).toBe(opened);
  expect([closed(opened), opened === policy]).toEqual([policy, false]);
  // Both may be on: `deploy:check` adds one after the other.
  const both = withPush(withAppCheck(policy));
  expect([withAppCheck(both).length, withPush(both)]).toEqual([both.length, both]);
});

/** Hosting with every policy changed. */
const hostingWith = (change: (text: string) => string) => ({
  ...hosting,
  rewrites: [],
  headers: hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map((header) =>
      header.key === "Content-Security-Policy"
        ? { ...header, value: change(header.value) }
        : header,
    ),
  })),
});
const settings = '{"messagingSenderId":"1"}';

test.each([
  ["off", hostingWith(closed), undefined, "{}", "ok"],
  ["on, with the policy and the sender", hostingWith(withPush), "key", settings, "ok"],
  ["on, without the policy", hostingWith(closed), "key", settings, "wrong"],
  ["on, without the sender", hostingWith(withPush), "key", "{}", "wrong"],
  ["off, with the policy", hostingWith(withPush), undefined, settings, "wrong"],
] as const)("messages to devices %s", (_what, { headers }, key, config, state) => {
  expect(checkPush({ rewrites: [], headers }, key, config).state).toBe(state);
});
