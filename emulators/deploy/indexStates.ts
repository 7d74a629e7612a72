/** A field of an index: `order` or `arrayConfig`. */
type Field = { fieldPath: string; order?: string; arrayConfig?: string };

/** An index as firestore.indexes.json declares it. */
export type DeclaredIndex = { collectionGroup: string; queryScope: string; fields: Field[] };

/** An index as Firestore's Admin API describes it (projects.databases.collectionGroups.indexes). */
export type StoredIndex = { name: string; queryScope: string; state: string; fields: Field[] };

/** The declared indexes that answer queries, those under construction or unknown, and failed ones. */
type IndexStates = { ready: string[]; building: string[]; broken: string[] };

/** Sorts the declared indexes by their state in the database; undeclared ones are ignored. */
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

/** The collection of `projects/…/collectionGroups/jobs/indexes/…`, here 'jobs'. */
function groupOf(name: string): string {
  return /\/collectionGroups\/([^/]+)\//.exec(name)?.[1] ?? "";
}

/**
 * A common text for an index of the file and its counterpart in the database, which ends with the document's name.
 */
function indexText({ collectionGroup, queryScope, fields }: DeclaredIndex): string {
  const named = fields
    .filter(({ fieldPath }) => fieldPath !== "__name__")
    .map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig ?? ""}`);
  return `${collectionGroup} (${queryScope}): ${named.join(", ")}`;
}

const everyMs = 10_000;
/** Google documents no maximum; a town's data takes minutes. */
const longestMs = 45 * 60_000;

type Awaiting = {
  read: () => Promise<StoredIndex[]>;
  wait: (ms: number) => Promise<void>;
  tell: (line: string) => void;
};

/**
 * Waits until every declared index is ready; resolves to whether it is. A failed index, or the timeout, ends the
 * wait.
 */
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
