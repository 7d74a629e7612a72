/** A field of an index: `order` or `arrayConfig`. */
type Field = { fieldPath: string; order?: string; arrayConfig?: string };

/** An index as firestore.indexes.json declares it. */
export type DeclaredIndex = { collectionGroup: string; queryScope: string; fields: Field[] };

/** An index as the Admin API of Firestore tells of it (projects.databases.collectionGroups.indexes). */
export type StoredIndex = { name: string; queryScope: string; state: string; fields: Field[] };

/** Which of the declared indexes answer queries, which are being built or not known yet, and which failed. */
export type IndexStates = { ready: string[]; building: string[]; broken: string[] };

/** Sorts the declared indexes by what the database says of them. Indexes that are not declared count for nothing. */
export function indexStates(
  declared: readonly DeclaredIndex[],
  stored: readonly StoredIndex[],
): IndexStates {
  const states = new Map(
    stored.map((index) => [
      indexText({ ...index, collectionGroup: groupOf(index.name) }),
      index.state,
    ]),
  );
  const found: IndexStates = { ready: [], building: [], broken: [] };
  for (const text of declared.map(indexText)) {
    const state = states.get(text) ?? "CREATING";
    const kind = ({ READY: "ready", CREATING: "building" } as const)[state] ?? "broken";
    found[kind].push(text);
  }
  return found;
}

/** `projects/…/collectionGroups/jobs/indexes/…` is of 'jobs'. */
function groupOf(name: string): string {
  return /\/collectionGroups\/([^/]+)\//.exec(name)?.[1] ?? "";
}

/** The same text for an index of the file and for the one the database made of it, which ends with the document's name. */
function indexText({ collectionGroup, queryScope, fields }: DeclaredIndex): string {
  const named = fields
    .filter(({ fieldPath }) => fieldPath !== "__name__")
    .map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig ?? ""}`);
  return `${collectionGroup} (${queryScope}): ${named.join(", ")}`;
}

const everyMs = 10_000;
/** Google names no bound; a town's data takes minutes. */
const longestMs = 45 * 60_000;

export type Awaiting = {
  read: () => Promise<StoredIndex[]>;
  wait: (ms: number) => Promise<void>;
  tell: (line: string) => void;
};

/** Waits until every declared index answers; resolves to whether it did. One that failed, or the time, ends it. */
export async function awaitIndexes(
  declared: readonly DeclaredIndex[],
  { read, wait, tell }: Awaiting,
): Promise<boolean> {
  for (let waitedMs = 0; ; waitedMs += everyMs) {
    const { ready, building, broken } = indexStates(declared, await read());
    if (broken.length > 0) {
      tell(
        `These indexes failed; delete them in the console and deploy again:\n${broken.join("\n")}`,
      );
      return false;
    }
    if (building.length === 0) {
      tell(`All ${ready.length} indexes are ready.`);
      return true;
    }
    if (waitedMs >= longestMs) {
      tell(`Not ready after ${longestMs / 60_000} minutes:\n${building.join("\n")}`);
      return false;
    }
    if (waitedMs % 60_000 === 0)
      tell(`${ready.length} indexes are ready, ${building.length} are being built.`);
    await wait(everyMs);
  }
}
