import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { root } from "../folders.ts";
import { readFirebaseJson } from "../suite/firebaseConfig.ts";

type Hook = (context: object, options: object) => Promise<void>;
const { lifecycleHooks } = createRequire(import.meta.url)(
  "firebase-tools/lib/deploy/lifecycleHooks",
) as { lifecycleHooks: (target: string, hook: string) => Hook };

const folder = mkdtempSync(join(tmpdir(), "vagas-predeploy-"));

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

test("firebase-tools builds the site before a deploy of functions, and not again for the next group", async () => {
  const builds = join(folder, "builds");
  writeFileSync(builds, "");
  writeFileSync(join(folder, "npm"), `#!/bin/sh\necho "$GCLOUD_PROJECT $3 $4" >> '${builds}'\n`, {
    mode: 0o755,
  });
  vi.stubEnv("PATH", `${folder}:${process.env["PATH"]}`);
  const deploy = () =>
    lifecycleHooks("functions", "predeploy")(
      {},
      {
        only: "functions:site",
        project: "town-1",
        projectRoot: root,
        config: {
          projectDir: root,
          path: (path: string) => join(root, path),
          get: () => readFirebaseJson().functions,
        },
      },
    );
  await deploy();
  vi.stubEnv("VAGAS_BUILT", "1");
  await deploy();
  expect(readFileSync(builds, "utf8")).toBe("town-1 run build\n");
});
