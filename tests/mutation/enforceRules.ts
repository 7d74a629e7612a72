import { storageRules } from "../rules/rulesInForce.ts";
import { host, ports, projectId } from "../support/emulators.ts";
import type { RulesFile } from "./mutants.ts";

const addresses: Record<RulesFile, string> = {
  "firestore.rules": `http://${host}:${ports.firestore}/emulator/v1/projects/${projectId}:securityRules`,
  "storage.rules": `http://${host}:${ports.storage}/internal/setRules`,
};

/** Loads a ruleset; throws if the emulator refuses it. */
export async function enforce(file: RulesFile, text: string): Promise<void> {
  const body = JSON.stringify({ rules: { files: [{ name: file, content: text }] } });
  const response = await fetch(addresses[file], {
    method: "PUT",
    headers: { Authorization: "Bearer owner", "Content-Type": "application/json" },
    body,
  });
  if (!response.ok) throw new Error(`${file} is refused: ${await response.text()}`);
  if (file === "storage.rules") storageRules.text = text;
}
