import type { Context } from "../../context.ts";
import { indexResume } from "../search/searchIndex.ts";
import { type DataHolder, sentBy } from "./dataHolder.ts";

type Correction = {
  name: string;
  phone: string;
  /** The name until now; absent: any. */ of?: string;
};

/** Writes a name and a phone number to everything that a holder sent. Repeating it changes nothing. */
export async function correctOwnData(
  context: Context,
  holder: DataHolder,
  { name, phone, of }: Correction,
): Promise<void> {
  const { store } = context;
  const found = await sentBy(store, holder).get();
  const meant = found.docs.filter((row) => of === undefined || row.get("name") === of);
  for (const { id } of meant) {
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
