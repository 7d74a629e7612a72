import { execFile } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../folders.ts";
import type { DeclaredIndex } from "./indexStates.ts";

const { indexes } = JSON.parse(readFileSync(join(root, "firestore.indexes.json"), "utf8")) as {
  indexes: DeclaredIndex[];
};

/**
 * Runs the command against a stand-in for Google with these index states; returns its output and the requested
 * addresses.
 */
async function runWith(states: readonly string[]) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url!);
    const stored = indexes.map(({ collectionGroup, ...index }, i) => ({
      ...index,
      state: states[i],
      name: `projects/town-1/databases/(default)/collectionGroups/${collectionGroup}/indexes/${i}`,
    }));
    response.setHeader("Content-Type", "application/json").end(JSON.stringify({ indexes: stored }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const child = execFile(
    process.execPath,
    [join(root, "emulators/deploy/waitForIndexes.ts"), "--project", "town-1"],
    {
      env: {
        ...process.env,
        // A login for firebase-tools, which sends it to nobody over plain http.
        FIREBASE_TOKEN: "of-the-test",
        FIRESTORE_URL: address,
      },
    },
  );
  let output = "";
  child.stdout!.on("data", (text) => (output += text));
  const [code] = await once(child, "close");
  server.close();
  return { code, output, asked };
}

test("the named project's indexes are read, and the last printed line says that all are ready", async () => {
  const { code, output, asked } = await runWith(indexes.map(() => "READY"));
  expect(output).toBe(`All ${indexes.length} indexes are ready.\n`);
  expect(code).toBe(0);
  expect(asked).toEqual(["/v1/projects/town-1/databases/(default)/collectionGroups/-/indexes"]);
});

test("an index that failed ends the command with an error, and the last printed line says so", async () => {
  const failed = await runWith(indexes.map((_, i) => (i === 3 ? "NEEDS_REPAIR" : "READY")));
  expect(failed).toMatchObject({ code: 1, output: expect.stringContaining("failed") });
});
