import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { storageRules } from "./rulesTesting.ts";

type Issues = { errors: string[]; warnings: string[] };
type Verification = { permitted?: boolean; issues: Issues };
type Ruleset = {
  rulesVersion: number;
  verify: (options: Record<string, unknown>) => Promise<Verification>;
};
type StorageRulesRuntime = {
  alive: boolean;
  start: (download?: boolean) => Promise<void>;
  stop: () => Promise<void>;
  loadRuleset: (source: {
    files: { name: string; content: string }[];
  }) => Promise<{ ruleset?: Ruleset; issues: Issues }>;
};

const require = createRequire(import.meta.url);
const MAIN = fileURLToPath(new URL("main.ts", import.meta.url));
const before = {
  PATH: process.env.PATH,
  FIREBASE_EMULATORS_PATH: process.env.FIREBASE_EMULATORS_PATH,
};
const folder = mkdtempSync(join(tmpdir(), "storage-rules-"));

let runtime: StorageRulesRuntime;
let firestore: Server;
let requested: string[] = [];

/** firebase-tools starts `java` with a jar; both are stand-ins that run this runtime. */
beforeAll(async () => {
  const { version, downloadPathRelativeToCacheDir: jar } =
    require("firebase-tools/lib/emulator/downloadableEmulatorInfo.json").storage;
  writeFileSync(join(folder, jar ?? `cloud-storage-rules-runtime-v${version}.jar`), "");
  writeFileSync(join(folder, "java"), `#!/bin/sh\nexec '${process.execPath}' '${MAIN}'\n`, {
    mode: 0o755,
  });
  process.env.FIREBASE_EMULATORS_PATH = folder;
  process.env.PATH = `${folder}:${process.env.PATH}`;

  firestore = createServer((request, response) => {
    requested.push(request.url ?? "");
    const name = decodeURIComponent(request.url ?? "").replace(/^\/v1\//, "");
    const isKnown = name.endsWith("/users/mock-user");
    response.writeHead(isKnown ? 200 : 404, { "content-type": "application/json" });
    response.end(
      JSON.stringify(
        isKnown ? { name, fields: { isAdmin: { booleanValue: true } } } : { error: { code: 404 } },
      ),
    );
  });
  await new Promise<void>((resolve) => firestore.listen(0, "127.0.0.1", resolve));
  const { port } = firestore.address() as AddressInfo;
  const { EmulatorRegistry } = require("firebase-tools/lib/emulator/registry");
  EmulatorRegistry.set("firestore", {
    getInfo: () => ({ name: "firestore", host: "127.0.0.1", port }),
  });

  const { StorageRulesRuntime } = require("firebase-tools/lib/emulator/storage/rules/runtime");
  runtime = new StorageRulesRuntime() as StorageRulesRuntime;
  await runtime.start(false);
}, 60_000);

afterAll(async () => {
  await runtime?.stop();
  firestore?.close();
  Object.assign(process.env, before);
  if (before.FIREBASE_EMULATORS_PATH === undefined) delete process.env.FIREBASE_EMULATORS_PATH;
  rmSync(folder, { recursive: true, force: true });
});

test("firebase-tools recognises the runtime as running", () => {
  expect(runtime.alive).toBe(true);
});

test("firebase-tools learns why a ruleset does not load", async () => {
  const { ruleset, issues } = await load("service firebase.storage {{ }");
  expect(ruleset).toBeUndefined();
  expect(issues.errors).toHaveLength(1);
});

test.each([
  ["signed in, reading", "get", token({ user_id: "mock-user" }), true],
  ["signed in, listing", "list", token({ user_id: "mock-user" }), true],
  ["signed in, writing", "write", token({ user_id: "mock-user" }), false],
  ["a stranger, reading", "get", undefined, false],
])("rules on the person: %s", async (_what, method, bearer, expected) => {
  const rules = storageRules("match /{all=**} { allow read: if request.auth.uid == 'mock-user'; }");
  expect(await permitted(rules, { method, token: bearer })).toBe(expected);
});

test("rules see the claims of a token", async () => {
  const rules = storageRules(
    "match /{all=**} { allow read: if request.auth.token.role == 'admin'; }",
  );
  expect(await permitted(rules, { token: token({ user_id: "a", role: "admin" }) })).toBe(true);
  expect(await permitted(rules, { token: token({ user_id: "a" }) })).toBe(false);
});

test("rules see the path of a request", async () => {
  const rules = storageRules(
    'match /{all=**} { allow read: if request.path[3] == "dir" && request.path == path("/b/BUCKET/o/dir/image.png"); }',
  );
  expect(await permitted(rules, { path: "/b/BUCKET/o/dir/image.png" })).toBe(true);
  expect(await permitted(rules, { path: "/b/BUCKET/o/dir/other.png" })).toBe(false);
});

test("rules see a file as it is and as it will be", async () => {
  const rules = storageRules(
    "match /files/{file} { allow write: if request.resource.size < 5 * 1024 && request.resource.md5Hash == resource.md5Hash; }",
  );
  const file = (size: number, md5Hash: string) => ({
    name: "files/goat",
    size,
    md5Hash,
    timeCreated: new Date(),
    metadata: {},
  });
  const write = (after: object, first?: object) =>
    permitted(rules, {
      method: "write",
      path: "/b/B/o/files/goat",
      file: { before: first, after },
    });
  expect(await write(file(500, "same"), file(10, "same"))).toBe(true);
  expect(await write(file(5000000, "same"), file(10, "same"))).toBe(false);
  expect(await write(file(500, "other"), file(10, "same"))).toBe(false);
  expect(await write(file(500, "same"))).toBe(false);
});

test("rules read a Firestore document through firebase-tools", async () => {
  requested = [];
  const rules = storageRules(
    "match /{all=**} { allow read: if firestore.get(/databases/(default)/documents/users/$(request.auth.uid)).data.isAdmin; }",
  );
  expect(await permitted(rules, { token: token({ user_id: "mock-user" }) })).toBe(true);
  expect(await permitted(rules, { token: token({ user_id: "nobody" }) })).toBe(false);
  expect(requested).toEqual([
    "/v1/projects/demo-project/databases/(default)/documents/users/mock-user",
    "/v1/projects/demo-project/databases/(default)/documents/users/nobody",
  ]);
});

test("concurrent requests each get their own answer", async () => {
  const { ruleset } = await load(
    storageRules(
      "match /{id} { allow read: if firestore.exists(/databases/(default)/documents/users/$(id)); }",
    ),
  );
  const ids = Array.from({ length: 20 }, (_, index) =>
    index % 3 === 0 ? "mock-user" : `user-${index}`,
  );
  const results = await Promise.all(
    ids.map(async (id) => ruleset?.verify(options({ path: `/b/B/o/${id}` }))),
  );
  expect(results.map((result) => result?.permitted)).toEqual(ids.map((id) => id === "mock-user"));
});

async function load(content: string) {
  return runtime.loadRuleset({ files: [{ name: "storage.rules", content }] });
}

async function permitted(
  rules: string,
  request: Record<string, unknown>,
): Promise<boolean | undefined> {
  const { ruleset, issues } = await load(rules);
  if (!ruleset) throw new Error(issues.errors.join("\n"));
  return (await ruleset.verify(options(request))).permitted;
}

function options(request: Record<string, unknown>): Record<string, unknown> {
  return {
    method: "get",
    path: "/b/BUCKET/o/dir/file",
    file: {},
    projectId: "demo-project",
    ...request,
  };
}

/** An unsigned token: the Storage emulator does not verify it. */
function token(payload: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg: "none" })}.${part(payload)}.`;
}
