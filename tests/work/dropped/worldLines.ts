import { collections as names } from "@vagas/functions/domain/collections";
import { readWorld } from "../../faults/world.ts";

type Fields = Record<string, unknown>;

/** Records of the rounds' runs, and counts that expire. */
const unread: string[] = [names.serverRuns, names.reconciliationPasses, names.requestCounts];

/** All documents as sorted lines, without times and event ids: equal lines mean the same outcome. */
export async function worldLines(): Promise<string[]> {
  const { documents, files, accounts } = await readWorld();
  const lines = Object.entries(documents).flatMap(([path, found]) => {
    const fields = found as Fields;
    const [collection] = path.split("/");
    if (unread.includes(collection!)) return [];
    if (collection === names.audit)
      return [
        `audit: ${String(fields["collection"])}/${String(fields["documentId"])} ${String(fields["action"])} by ${String(fields["actor"])}`,
      ];
    if (collection === names.mail) {
      const { to, message } = fields as { to: string[]; message: { subject: string } };
      return [`mail: ${to.join()} ${message.subject}`];
    }
    return [`${path}: ${withoutTimes(fields)}`];
  });
  return [...lines, ...files, ...accounts.map((account) => JSON.stringify(account))].sort();
}

function withoutTimes(fields: Fields): string {
  const sorted = (_key: string, value: unknown): unknown => {
    if (value === 0 || typeof value !== "object" || value === null || Array.isArray(value))
      return value;
    const entries = Object.entries(value).filter(([, inner]) => inner !== 0);
    return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
  };
  return JSON.stringify(fields, sorted)
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "time")
    .replaceAll(/\b\d{13}\b/g, "time");
}
