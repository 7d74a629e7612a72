import { afterAll } from "vitest";
import { removeTemporaryFolders } from "../../emulators/temporaryFolder.ts";

// A set-up file, because it runs for every test file: files that share modules would register an afterAll of
// temporaryFolder.ts only once.
afterAll(removeTemporaryFolders);
