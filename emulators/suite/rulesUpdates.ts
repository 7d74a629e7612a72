import { createRequire } from "node:module";
import { join } from "node:path";
import { root } from "../folders.ts";
import { host, ports, projectId } from "../ports.ts";

type Issue = { severity: "ERROR"; description: string; sourcePosition: object };
type Emulator = { prototype: { updateRules: (content: string) => Promise<Issue[]> } };

// Loaded into firebase-tools before anything else. When firestore.rules changes, firebase-tools sends a field that hidane
// refuses, and any refusal ends the whole suite: also that of rules with an error, or of a half-written file.
const require = createRequire(join(root, "node_modules", "firebase-tools", "package.json"));
const { FirestoreEmulator } = require("./lib/emulator/firestoreEmulator.js") as {
  FirestoreEmulator: Emulator;
};

/** Loads the rules; an error leaves the former ones in force. */
FirestoreEmulator.prototype.updateRules = async (content) => {
  const answer = await fetch(
    `http://${host}:${ports.firestore}/emulator/v1/projects/${projectId}:securityRules`,
    {
      method: "PUT",
      body: JSON.stringify({ rules: { files: [{ name: "firestore.rules", content }] } }),
    },
  );
  if (answer.ok) return [];
  return [{ severity: "ERROR", description: await answer.text(), sourcePosition: {} }];
};
