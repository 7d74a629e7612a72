import type { Query } from "firebase-admin/firestore";
import type { Context } from "../../context.ts";
import type { ContactRequest } from "../../domain/talent/contactRequest.ts";
import { contactMailIds } from "../../mail/contactMails.ts";
import { deleteAll } from "../../store/deleteAll.ts";

/** Removes requests and their mails. */
export async function removeContactRequests(
  { store }: Context,
  requests: Query<ContactRequest>,
): Promise<void> {
  await deleteAll(requests, (row) => {
    const mails = contactMailIds(row.data());
    return [mails.person, mails.company].map((id) => store.mail.doc(id));
  });
}
