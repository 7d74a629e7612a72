import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../folders.ts";
import { report, ok, missing, wrong } from "./deployFinding.ts";
import {
  checkAppCheck,
  checkHeaders,
  checkKept,
  checkLastRewrite,
  checkPatterns,
  checkRewrites,
} from "./hostingCheck.ts";
import { checkFunctionList, checkUploadedFiles, type Manifest } from "./packedFunctions.ts";
import { checkIndexes } from "./rulesCheck.ts";
import { checkRuntime } from "./runtimeCheck.ts";
import { checkSettings } from "./settingsCheck.ts";
import { readFirebaseJson } from "../suite/firebaseConfig.ts";
import { town } from "@vagas/functions/domain/town";
import { withAppCheck } from "../hosting/appCheckPolicy.ts";

const manifest: Manifest = {
  endpoints: {
    site: { platform: "gcfv2", region: ["southamerica-east1"], httpsTrigger: {} },
    onJobWritten: { platform: "gcfv2", region: ["southamerica-east1"] },
  },
  params: [
    { name: "ADMIN_EMAIL", type: "string" },
    { name: "SMTP_URL", type: "secret" },
  ],
};

test("what is wrong is reported last", () => {
  expect(report([wrong("c"), ok("a"), missing("b")])).toBe("ok      a\nmissing b\nwrong   c");
});

test.each([
  ["a file of the build", { source: "**", destination: "/shell.html" }, "ok"],
  ["a file the build lacks", { source: "**", destination: "/index.html" }, "wrong"],
  [
    "a function",
    { source: "/", function: { functionId: "site", region: "southamerica-east1" } },
    "ok",
  ],
  [
    "a function elsewhere",
    { source: "/", function: { functionId: "site", region: "us-central1" } },
    "wrong",
  ],
  [
    "a function that serves no requests",
    { source: "/", function: { functionId: "onJobWritten" } },
    "wrong",
  ],
  ["a missing function", { source: "/", function: { functionId: "nobody" } }, "wrong"],
] as const)("a rewrite to %s", (_what, rewrite, state) => {
  expect(
    checkRewrites({ rewrites: [rewrite], headers: [] }, manifest, ["shell.html"]),
  ).toMatchObject([{ state }]);
});

test("the headers of firebase.json pass, and a policy that allows inline scripts does not", () => {
  const hosting = readFirebaseJson().hosting as unknown as Parameters<typeof checkHeaders>[0];
  expect(checkHeaders(hosting).state).toBe("ok");
  const opened = JSON.parse(
    JSON.stringify(hosting).replace("script-src 'self'", "script-src 'self' 'unsafe-inline'"),
  ) as typeof hosting;
  expect(checkHeaders(opened).state).toBe("wrong");
  expect(
    checkHeaders({
      ...hosting,
      headers: hosting.headers.map((rule) => ({ ...rule, headers: rule.headers.slice(1) })),
    }).state,
  ).toBe("wrong");
});

test("the patterns of firebase.json pass, and one that excludes a group does not", () => {
  const hosting = readFirebaseJson().hosting as unknown as Parameters<typeof checkPatterns>[0];
  expect(checkPatterns(hosting).state).toBe("ok");
  for (const source of ["!{/a,/b}", "!/{a,b}", "/x/!(a|b)"]) {
    const rule = { source, headers: [] };
    expect(checkPatterns({ ...hosting, headers: [...hosting.headers, rule] })).toMatchObject({
      state: "wrong",
    });
    expect(
      checkPatterns({ ...hosting, rewrites: [{ source, destination: "/shell.html" }] }),
    ).toMatchObject({ state: "wrong" });
  }
});

test("no rule lets browsers cache a folder's missing files", () => {
  const hosting = readFirebaseJson().hosting as unknown as Parameters<typeof checkKept>[0];
  expect(checkKept(hosting).state).toBe("ok");
  const withRule = (source: string, value: string) => ({
    ...hosting,
    headers: [...hosting.headers, { source, headers: [{ key: "Cache-Control", value }] }],
  });
  expect(checkKept(withRule("/assets/**", "public, max-age=31536000, immutable")).state).toBe(
    "wrong",
  );
  expect(checkKept(withRule("**", "max-age=60")).state).toBe("wrong");
  expect(checkKept(withRule("/assets/**", "no-cache")).state).toBe("ok");
});

test("unmatched addresses lead to site, pinned to the release", () => {
  const hosting = readFirebaseJson().hosting as unknown as Parameters<typeof checkLastRewrite>[0];
  expect(checkLastRewrite(hosting, manifest).state).toBe("ok");
  const others = hosting.rewrites.slice(0, -1);
  for (const last of [
    { source: "**", destination: "/shell.html" },
    { source: "**", function: { functionId: "site" } },
    { source: "/vagas/**", function: { functionId: "site", pinTag: true } },
  ])
    expect(checkLastRewrite({ ...hosting, rewrites: [...others, last] }, manifest).state).toBe(
      "wrong",
    );
  const always = { ...manifest.endpoints["site"]!, minInstances: 1 };
  expect(checkLastRewrite(hosting, { endpoints: { site: always } }).state).toBe("wrong");
});

test("the listed functions and the loaded ones are the same", () => {
  expect(
    checkFunctionList(
      manifest,
      "export { site } from './a.ts';\nexport { onJobWritten } from './b.ts';",
    ).state,
  ).toBe("ok");
  expect(checkFunctionList(manifest, "export { site } from './a.ts';").state).toBe("wrong");
  expect(
    checkFunctionList(
      manifest,
      "export { site } from './a.ts';\nexport { onJobWritten } from './b.ts';\nexport { more } from './c.ts';",
    ).state,
  ).toBe("wrong");
});

test.each([
  ["supported for years", "nodejs24", "24", "gcfv2", "2026-11-22", "ok"],
  ["in its last half year", "nodejs24", "24", "gcfv2", "2027-11-01", "missing"],
  ["no longer supported", "nodejs24", "24", "gcfv2", "2028-05-01", "wrong"],
  ["one other than functions/package.json names", "nodejs22", "24", "gcfv2", "2026-11-22", "wrong"],
  ["one that Google ended", "nodejs18", "18", "gcfv2", "2026-11-22", "wrong"],
  ["for functions of the 1st generation", "nodejs24", "24", "gcfv1", "2026-11-22", "wrong"],
] as const)("a runtime %s", (_what, name, node, platform, now, state) => {
  expect(checkRuntime(name, node, { endpoints: { site: { platform } } }, new Date(now)).state).toBe(
    state,
  );
});

test("firebase.json and functions/package.json name one runtime", () => {
  const { engines } = JSON.parse(readFileSync(join(root, "functions", "package.json"), "utf8")) as {
    engines: { node: string };
  };
  expect(readFirebaseJson().functions[0]!["runtime"]).toBe(`nodejs${engines.node}`);
});

test("an upload with sources, tests or local secrets is wrong", () => {
  expect(checkUploadedFiles(["package.json", "lib/index.js", ".env.demo-vagas"]).state).toBe("ok");
  for (const path of [
    "src/index.ts",
    "lib/job.test.js",
    ".secret.local",
    "node_modules/a/index.js",
  ])
    expect(checkUploadedFiles(["package.json", path]).state).toBe("wrong");
});

test("an index of one field, or a duplicate, is wrong", () => {
  const index = {
    collectionGroup: "jobs",
    queryScope: "COLLECTION",
    fields: [{ fieldPath: "type" }, { fieldPath: "postedAt" }],
  };
  expect(checkIndexes(JSON.stringify({ indexes: [index] })).state).toBe("ok");
  expect(checkIndexes(JSON.stringify({ indexes: [index, index] })).state).toBe("wrong");
  expect(
    checkIndexes(JSON.stringify({ indexes: [{ ...index, fields: index.fields.slice(1) }] })).state,
  ).toBe("wrong");
});

const web = JSON.stringify({
  projectId: "vagas-x",
  apiKey: "a",
  storageBucket: "b",
  authDomain: "c",
  appId: "d",
});

test.each([
  ["nothing yet", null, undefined, null, ["missing", "missing", "missing", "unseen"]],
  ["all of it", "vagas-x", web, "ADMIN_EMAIL=a@b.com.br\n", ["ok", "ok", "ok", "unseen"]],
  [
    "settings of another project",
    "vagas-y",
    web,
    "ADMIN_EMAIL=\n",
    ["ok", "wrong", "missing", "unseen"],
  ],
  [
    "settings that are no JSON, an example left in",
    "vagas-x",
    "{",
    'ADMIN_EMAIL="eu@example.com"',
    ["ok", "wrong", "wrong", "unseen"],
  ],
] as const)("settings: %s", (_what, project, webSettings, dotenv, states) => {
  expect(checkSettings(project, webSettings, dotenv, manifest).map(({ state }) => state)).toEqual(
    states,
  );
});

test.each([
  ["https://vagas-canabrava.web.app/", "ok"],
  ["https://vagas-canabrava.com.br.x", "unseen"],
  ["https://vagas.example", "wrong"],
])("SITE_URL %s is %s, because a longer one folds a header of mails", (url, state) => {
  const asked = { ...manifest, params: [{ name: "SITE_URL", type: "string" }] };
  const found = checkSettings("vagas-x", web, `SITE_URL=${url}\n`, asked, url.replace(/\/$/, ""));
  expect(found.map((finding) => finding.state)).toEqual(["ok", "ok", state]);
});

test("SITE_URL is the address in the town's file", () => {
  const params = [{ name: "SITE_URL", type: "string" }];
  const [, , found] = checkSettings("vagas-x", web, "SITE_URL=https://a.web.app", {
    ...manifest,
    params,
  });
  expect(found).toMatchObject({ state: "wrong", what: expect.stringContaining(town.siteUrl) });
});

test.each([
  ["no line", "", "missing"],
  ["an empty line", "INDEXNOW_KEY=\n", "ok"],
  ["a value", "INDEXNOW_KEY=abcdefgh\n", "ok"],
])("a parameter that may be empty: %s", (_what, dotenv, state) => {
  const params = [{ name: "INDEXNOW_KEY", type: "string", default: "" }];
  const [, , found] = checkSettings("vagas-x", web, dotenv, { ...manifest, params });
  expect(found).toMatchObject({ state });
});

test.each([
  ["off everywhere", false, undefined, null, "ok"],
  ["off, but functions ask for it", false, undefined, "SITE_URL=x\nAPP_CHECK=true\n", "wrong"],
  ["off, but reCAPTCHA may run", true, undefined, null, "wrong"],
  ["on, but reCAPTCHA may not run", false, "key", null, "wrong"],
  ["on", true, "key", "APP_CHECK=true", "ok"],
] as const)("App Check %s", (_what, open, key, dotenv, state) => {
  const hosting = readFirebaseJson().hosting as unknown as Parameters<typeof checkAppCheck>[0];
  const opened = hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map((header) =>
      header.key === "Content-Security-Policy"
        ? { ...header, value: withAppCheck(header.value) }
        : header,
    ),
  }));
  expect(checkAppCheck(open ? { ...hosting, headers: opened } : hosting, key, dotenv).state).toBe(
    state,
  );
});
