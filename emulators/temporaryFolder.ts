import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folders = new Set<string>();

/** A folder for the tests of one file; tests/support/removeTemporaryFolders.ts removes it after the last of them. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `vagas-${name}-`));
  folders.add(folder);
  return folder;
}

/** Removes every folder made so far. */
export function removeTemporaryFolders(): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  folders.clear();
}
