import { randomUUID } from "node:crypto";
import { projectId } from "../support/emulators.ts";
import { functionsUrl, region } from "./functionsSuite.ts";

/** A document's fields in an event; null if it did not exist. These tests need strings and booleans only. */
type Fields = Record<string, string | boolean> | null;

/**
 * Delivers a Firestore event to a function, as a repeated or late delivery: a CloudEvent of type 'written',
 * 'created', 'updated' or 'deleted'. Resolves when the function has run; throws when it failed.
 */
export async function deliver(
  name: string,
  type: string,
  path: string,
  {
    before = null,
    after = null,
    id = randomUUID(),
    time = new Date().toISOString(),
  }: { before?: Fields; after?: Fields; id?: string; time?: string } = {},
): Promise<void> {
  const database = `projects/${projectId}/databases/(default)`;
  const response = await fetch(
    `${functionsUrl}/functions/projects/${projectId}/triggers/${region}-${name}-0`,
    {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "ce-specversion": "1.0",
        "ce-id": id,
        "ce-type": `google.cloud.firestore.document.v1.${type}`,
        "ce-time": time,
        "ce-source": `//firestore.googleapis.com/${database}`,
        "ce-subject": `documents/${path}`,
        "ce-document": path,
        "ce-database": "(default)",
        "ce-namespace": "(default)",
        "ce-project": projectId,
        "ce-location": region,
        "ce-datacontenttype": "application/json",
      },
      body: JSON.stringify({
        oldValue: value(database, path, before),
        value: value(database, path, after),
      }),
    },
  );
  if (!response.ok)
    throw new Error(`${name} answered ${response.status}: ${await response.text()}`);
}

function value(database: string, path: string, fields: Fields) {
  if (fields === null) return {};
  const now = new Date().toISOString();
  const typed = Object.entries(fields).map(([key, held]) => [
    key,
    typeof held === "string" ? { stringValue: held } : { booleanValue: held },
  ]);
  return {
    name: `${database}/documents/${path}`,
    fields: Object.fromEntries(typed),
    createTime: now,
    updateTime: now,
  };
}
