import type { Query } from "firebase-admin/firestore";
import type { Desk } from "../../desk.ts";
import type { ContactRequest } from "../../domain/talent/contactRequest.ts";
import { contactMailIds } from "../../mail/contactMails.ts";

const pageSize = 100;

/** Removes requests and the mails about them. Works in pages that find only what is left: cut short, the next try goes on. */
export async function removeContactRequests(
  { store }: Desk,
  requests: Query<ContactRequest>,
): Promise<void> {
  let size: number;
  do {
    const page = await requests.limit(pageSize).get();
    const batch = store.firestore.batch();
    for (const row of page.docs) {
      const mails = contactMailIds(row.data());
      batch.delete(row.ref);
      for (const id of [mails.person, mails.company]) batch.delete(store.mail.doc(id));
    }
    await batch.commit();
    size = page.size;
  } while (size === pageSize);
}
