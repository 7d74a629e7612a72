import type { Context } from "../../context.ts";
import { shortCodesFor } from "../../domain/job/shortCode.ts";
import type { Store } from "../../store/store.ts";

/** Gives a job that is or was public its short address, once: the first of its codes that no other job has. */
export async function giveShortCode(
  { store, now }: Pick<Context, "store" | "now">,
  jobId: string,
): Promise<void> {
  await store.firestore.runTransaction(async (transaction) => {
    const noteRef = store.publishedJobs.doc(jobId);
    const note = (await transaction.get(noteRef)).data();
    if (note === undefined || note.code !== undefined) return;
    for (const code of shortCodesFor(jobId)) {
      const codeRef = store.shortCodes.doc(code);
      if ((await transaction.get(codeRef)).exists) continue;
      transaction.create(codeRef, { jobId, at: now });
      transaction.update(noteRef, { code });
      return;
    }
    throw new Error("Other jobs have every short address of this one");
  });
}

/** Those of the jobs that have a short address. */
export async function withShortCode(store: Store, jobIds: string[]): Promise<Set<string>> {
  const notes = await store.firestore.getAll(
    ...jobIds.map((id) => store.firestore.doc(store.publishedJobs.doc(id).path)),
    { fieldMask: ["code"] },
  );
  return new Set(notes.filter((note) => note.get("code") !== undefined).map(({ id }) => id));
}
