import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readFirebaseJson } from "../suite/firebaseConfig.ts";
import { root } from "../folders.ts";
import { host, ports, projectId } from "../ports.ts";
import { load } from "../storage-rules/load.ts";
import { type Finding, ok, wrong } from "./deployFinding.ts";

/** In bytes; a larger one is refused (https://firebase.google.com/docs/firestore/quotas). */
const largestRuleset = 256 * 1024;

/** Loads firestore.rules into the running engine, and storage.rules into the Storage rules runtime. */
export async function checkRules(): Promise<Finding[]> {
  const { firestore, storage } = readFirebaseJson();
  const content = readFileSync(join(root, firestore.rules), "utf8");
  const answer = await fetch(
    `http://${host}:${ports.firestore}/emulator/v1/projects/${projectId}:securityRules`,
    {
      method: "PUT",
      body: JSON.stringify({ rules: { files: [{ name: firestore.rules, content }] } }),
    },
  );
  const { errors, warnings } = load({
    file: storage.rules,
    text: readFileSync(join(root, storage.rules), "utf8"),
  });
  const issues = [...errors, ...warnings];
  const size = Buffer.byteLength(content);
  return [
    !answer.ok
      ? wrong(`${firestore.rules}: ${await answer.text()}`)
      : (size > largestRuleset ? wrong : ok)(
          `${firestore.rules} loads, ${size} of ${largestRuleset} bytes`,
        ),
    issues.length === 0
      ? ok(`${storage.rules} loads`)
      : wrong(
          `${storage.rules}: ${issues.map(({ description, position }) => `${position.line}: ${description}`).join("; ")}`,
        ),
  ];
}

type Index = { collectionGroup: string; queryScope: string; fields: { fieldPath: string }[] };

/** Indexes that production would refuse: with fewer than two fields, or duplicates. */
export function checkIndexes(text: string): Finding {
  const { indexes } = JSON.parse(text) as { indexes: Index[] };
  const seen = new Set<string>();
  for (const index of indexes) {
    const key = JSON.stringify(index);
    if (index.fields.filter(({ fieldPath }) => fieldPath !== "__name__").length < 2)
      return wrong(
        `firestore.indexes.json: an index of ${index.collectionGroup} has one field, which needs none`,
      );
    if (seen.has(key)) return wrong(`firestore.indexes.json: ${key} is there twice`);
    seen.add(key);
  }
  return ok(`firestore.indexes.json: ${indexes.length} composite indexes`);
}
