import { expect, test } from "vitest";
import { buildFault } from "./projectGuard.ts";

const settings = '{"projectId":"vagas-a","apiKey":"k"}';

test.each([
  ["the emulators' build needs no settings", { VITE_EMULATORS: "{}" }, null],
  ["settings", { VITE_FIREBASE_CONFIG: settings }, null],
  [
    "settings of the project that is deployed",
    { VITE_FIREBASE_CONFIG: settings, GCLOUD_PROJECT: "vagas-a" },
    null,
  ],
  ["none", {}, /^VITE_FIREBASE_CONFIG is empty/],
  ["an empty text", { VITE_FIREBASE_CONFIG: "" }, /is empty/],
  ["no JSON", { VITE_FIREBASE_CONFIG: "projectId: x" }, /is no JSON/],
  ["settings without a key", { VITE_FIREBASE_CONFIG: '{"projectId":"p"}' }, /is no JSON with/],
  [
    "another project's",
    { VITE_FIREBASE_CONFIG: settings, GCLOUD_PROJECT: "vagas-b" },
    /is of the project vagas-a, and vagas-b is deployed/,
  ],
])("a build with %s", (_what, environment, fault) => {
  const found = buildFault(environment);
  if (fault === null) expect(found).toBeNull();
  else expect(found).toMatch(fault);
});
