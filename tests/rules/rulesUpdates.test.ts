import { readFileSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { root } from "../../emulators/folders.ts";
import { emulatorLog } from "../../emulators/suite/watch.ts";

test("the running suite loads firestore.rules again when the file changes", async () => {
  const updates = () => readFileSync(emulatorLog, "utf8").split("Rules updated.").length;
  const before = updates();
  const now = new Date();
  utimesSync(join(root, "firestore.rules"), now, now);
  await vi.waitFor(() => expect(updates()).toBeGreaterThan(before), { timeout: 10_000 });
});
