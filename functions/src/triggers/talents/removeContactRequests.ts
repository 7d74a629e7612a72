import type { DocumentReference, Query } from "firebase-admin/firestore";
import type { Context } from "../../context.ts";
import type { ContactRequest } from "../../domain/talent/contactRequest.ts";
import { contactMailIds } from "../../mail/contactMails.ts";
import { deleteAll } from "../../store/deleteAll.ts";

/** Removes requests and their mails. */
export async function removeContactRequests(
  { store }: Context,
  requests: Query<ContactRequest>,
): Promise<void> {
  await deleteAll(requests, (row) => mailsAbout(store, row.data()));
}

/** The mails about a request. */
export function mailsAbout(
  { mail }: Context["store"],
  request: ContactRequest,
): DocumentReference[] {
  const { person, company } = contactMailIds(request);
  return [person, company].map((id) => mail.doc(id));
}
