// Firestore's REST client in memory, for tests of what is read and written: `vi.mock("firebase/firestore/lite", …)`.

type Fields = Record<string, unknown>;

/** The documents, by path. */
export const stored = new Map<string, Fields>();

/** What the server's time reads as. */
export const serverTime = "the server's time";

/** What commits run into: `refusal` is thrown by those that write; `losesAnswer`: after the first, as if it failed. */
export const commits = { refusal: null as { code: string } | null, losesAnswer: false };

/** Without documents, and without trouble. */
export function resetFirestore(): void {
  stored.clear();
  Object.assign(commits, { refusal: null, losesAnswer: false });
}

function snapshot(path: string) {
  const fields = stored.get(path);
  return {
    id: path.split("/")[1]!,
    ref: path,
    exists: () => fields !== undefined,
    data: () => fields && Object.fromEntries(Object.keys(fields).map((key) => [key, read(key)])),
    get: read,
  };

  function read(key: string): unknown {
    const value = fields?.[key];
    return value instanceof Date ? { toDate: () => value, toMillis: () => value.getTime() } : value;
  }
}

/** A transaction's changes, which its commit makes all at once. */
function transaction() {
  const changes: (() => void)[] = [];
  const write = (path: string, fields: Fields) =>
    void changes.push(() => stored.set(path, { ...stored.get(path), ...fields }));
  return {
    changes,
    get: async (path: string) => snapshot(path),
    set: write,
    update: write,
    delete: (path: string) => void changes.push(() => stored.delete(path)),
  };
}

/** Does the work once; a retry is another call. */
async function runTransaction(
  _database: string,
  work: (begun: ReturnType<typeof transaction>) => Promise<unknown>,
): Promise<unknown> {
  const begun = transaction();
  const answer = await work(begun);
  if (commits.refusal !== null && begun.changes.length > 0) throw commits.refusal;
  for (const change of begun.changes) change();
  if (!commits.losesAnswer) return answer;
  commits.losesAnswer = false;
  throw Object.assign(new Error("no answer"), { code: "unavailable" });
}

/** The client's functions, as far as the company's writes use them. */
export const firestore = {
  collection: (_database: string, name: string) => name,
  doc: (_database: string, name: string, id: string) => `${name}/${id}`,
  query: (name: string, ...conditions: [string, unknown][]) => ({ name, conditions }),
  where: (field: string, _op: string, value: unknown) => [field, value],
  serverTimestamp: () => serverTime,
  getDoc: async (path: string) => snapshot(path),
  getDocs: async ({ name, conditions }: { name: string; conditions: [string, unknown][] }) => ({
    docs: [...stored]
      .filter(
        ([path, fields]) =>
          path.startsWith(`${name}/`) &&
          conditions.every(([field, value]) => fields[field] === value),
      )
      .map(([path]) => snapshot(path)),
  }),
  runTransaction,
};
