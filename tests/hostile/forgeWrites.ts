import { collections } from "@vagas/functions/domain/collections";
import type { DocumentData } from "firebase-admin/firestore";
import { database, stamp } from "../support/project.ts";
import { askFirestore, documentName } from "./ask.ts";
import { encode, encodeAll } from "./restValue.ts";
import { isOwn, type Row } from "./owners.ts";
import type { Stranger } from "./strangers.ts";
import { Tally } from "./attemptTally.ts";

/** The number of documents tried in each collection: others' and the sender's own. */
const samples = 3;

/** Fields that only functions and the administrator may set, in any document. */
const privileged: Record<string, readonly string[]> = {
  [collections.jobs]: [
    "approved",
    "approvalStatus",
    "listed",
    "companyId",
    "searchTerms",
    "company",
  ],
  [collections.jobApprovals]: ["status", "companyId", "adminNotes", "revision"],
  [collections.jobEdits]: ["status", "companyId", "adminNotes"],
  [collections.jobExplanations]: ["companyId"],
  [collections.companies]: ["active", "createdAt"],
  [collections.candidates]: [
    "uid",
    "jobId",
    "companyId",
    "company",
    "name",
    "email",
    "skillTerms",
    "invited",
    "resumeMissing",
    "createdAt",
  ],
  [collections.contactRequests]: ["companyId", "state", "resumeId"],
};

/** Fields that rules require to be the time of the request. */
const serverTimes = ["updatedAt", "stageAt"];

/** Deletions, changes of each field, copies and replacements, of others' documents and of the sender's own. */
export async function forgeWrites(people: Stranger[], rows: Row[]): Promise<Tally> {
  const tally = new Tally("forged writes: deletions, each field, copies, replacements");
  for (const who of people)
    for (const row of targets(rows, who)) {
      for (const [field, value] of Object.entries(row.data))
        for (const forged of otherThan(value))
          await tryToWrite(tally, who, row, `sets ${field} to ${JSON.stringify(forged)}`, {
            update: { name: documentName(row.path), fields: { [field]: encode(forged) } },
            updateMask: { fieldPaths: [field] },
            // As the site's own pages write it.
            updateTransforms: serverTimes
              .filter((time) => time in row.data && time !== field)
              .map((fieldPath) => ({ fieldPath, setToServerValue: "REQUEST_TIME" })),
            currentDocument: { exists: true },
          });
      await tryToWrite(tally, who, row, "replaces", {
        update: { name: documentName(row.path), fields: encodeAll({ hostile: true }) },
      });
      await tryToWrite(tally, who, row, "adds a field", {
        update: { name: documentName(row.path), fields: encodeAll({ admin: true }) },
        updateMask: { fieldPaths: ["admin"] },
      });
      await tryToCopy(tally, who, row);
      if (!isOwn(row, who))
        await tryToWrite(tally, who, row, "deletes", { delete: documentName(row.path) });
    }
  return tally;
}

function targets(rows: Row[], who: Stranger): Row[] {
  return Object.values(collections).flatMap((collection) => {
    const all = rows.filter(({ path }) => path.startsWith(`${collection}/`));
    const others = all.filter((row) => !isOwn(row, who)).slice(0, samples);
    return [...others, ...all.filter((row) => isOwn(row, who)).slice(0, samples)];
  });
}

/** Sends the write, and checks whether it changed the document beyond the sender's rights. */
async function tryToWrite(
  tally: Tally,
  who: Stranger,
  row: Row,
  what: string,
  write: object,
): Promise<void> {
  const { status } = await askFirestore(who, ":commit", {
    method: "POST",
    json: { writes: [write] },
  });
  if (status >= 300) return tally.count("refused");
  const now = (await database.doc(row.path).get()).data();
  tally.count("meant", wrong(who, row, now) ? `${who.name} ${what} in ${row.path}` : null);
  await database.doc(row.path).set(row.data);
}

/** Whether a stranger's write had an effect that no stranger may have. */
function wrong(who: Stranger, row: Row, now: DocumentData | undefined): boolean {
  if (now === undefined) return true;
  const changed = Object.keys({ ...row.data, ...now }).filter(
    (field) => JSON.stringify(row.data[field]) !== JSON.stringify(now[field]),
  );
  if (!isOwn(row, who)) return changed.length > 0;
  const kept = privileged[row.path.split("/")[0]!] ?? [];
  return changed.some((field) => kept.includes(field) || field === "admin" || field === "hostile");
}

/**
 * Whether a copy of this document under a new id is allowed: never for what functions or the administrator create.
 */
async function tryToCopy(tally: Tally, who: Stranger, row: Row): Promise<void> {
  const path = `${row.path.split("/")[0]}/hostile-${stamp()}`;
  const { status } = await askFirestore(who, ":commit", {
    method: "POST",
    json: {
      writes: [
        {
          update: { name: documentName(path), fields: encodeAll(row.data) },
          currentDocument: { exists: false },
        },
      ],
    },
  });
  tally.count(
    status < 300 ? "meant" : "refused",
    status < 300 ? `${who.name} copies ${row.path}` : null,
  );
  if (status < 300) await database.doc(path).delete();
}

/** Two values that a forger would try instead. */
function otherThan(value: unknown): unknown[] {
  if (typeof value === "boolean") return [!value, "true"];
  if (typeof value === "number") return [value + 1, -1];
  if (typeof value === "string")
    return [`${value} hostil`, value === "approved" ? "pending" : "approved"];
  if (value === null) return ["approved", true];
  if (Array.isArray(value)) return [[], ["hostil"]];
  return [new Date(0), null];
}
