import { chmodSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ensured } from "../folders.ts";
import { temporaryFolder } from "../temporaryFolder.ts";

/** A machine made for a test: a home and a PATH that hold only what the test puts there. */
export type Machine = {
  home: string;
  path: string;
  project: string;
  env: NodeJS.ProcessEnv;
  put: (file: string, script: string) => string;
};

/** An empty machine in a temporary folder; `put` adds an executable shell script at a path within it. */
export function emptyMachine(): Machine {
  const root = temporaryFolder("machine");
  const [home, path, project] = ["home", "bin", "clone"].map((name) =>
    ensured(join(root, name)),
  ) as [string, string, string];
  const put = (file: string, script: string) => {
    ensured(dirname(file));
    writeFileSync(file, `#!/bin/sh\n${script}\n`);
    chmodSync(file, 0o755);
    return file;
  };
  return { home, path, project, env: { HOME: home, PATH: path }, put };
}

export const javaSaying = (version: string) => `echo 'openjdk version "${version}" 2026-01-20' >&2`;
export const works = "exit 0";
