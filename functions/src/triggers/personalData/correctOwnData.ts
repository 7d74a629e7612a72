import type { Context } from "../../context.ts";
import { indexResume } from "../search/searchIndex.ts";

/** Writes a name and a phone number to everything under an address. Repeating it changes nothing. */
export async function correctOwnData(
  context: Context,
  email: string,
  { name, phone }: { name: string; phone: string },
): Promise<void> {
  const { store } = context;
  const found = await store.candidates.where("email", "==", email).get();
  for (const { id } of found.docs) {
    await store.firestore.runTransaction(async (transaction) => {
      const rows = await Promise.all(
        [store.candidates, store.resumes, store.talentPool].map((rows) =>
          transaction.get(store.firestore.doc(rows.doc(id).path)),
        ),
      );
      for (const row of rows) if (row.exists) transaction.update(row.ref, { name, phone });
    });
    await indexResume(context, id);
  }
}
