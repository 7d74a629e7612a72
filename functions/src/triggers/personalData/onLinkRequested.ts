import { onDocumentCreated } from "firebase-functions/firestore";
import type { Desk } from "../../desk.ts";
import { collections } from "../../domain/collections.ts";
import { ownDataMail } from "../../mail/ownDataMail.ts";
import { linkSecret, linkSecrets } from "../../options.ts";
import { handle } from "../handle.ts";

export const onLinkRequested = onDocumentCreated(
  { document: `${collections.linkRequests}/{requestId}`, retry: true, secrets: linkSecrets },
  ({ params: { requestId } }) =>
    handle("onLinkRequested", requestId, (desk) =>
      sendOwnDataLink(desk, linkSecret.value(), requestId),
    ),
);

/**
 * Mails the link to own data where something is kept under the address, and removes the request either way. A repeated
 * event finds none.
 */
export async function sendOwnDataLink(
  { store, now, siteUrl }: Desk,
  secret: string,
  requestId: string,
): Promise<void> {
  await store.firestore.runTransaction(async (transaction) => {
    const requestRef = store.linkRequests.doc(requestId);
    const request = (await transaction.get(requestRef)).data();
    if (request === undefined) return;
    const { email, expiresAt } = request;
    const found = await transaction.get(store.candidates.where("email", "==", email).limit(1));
    const isDue = !found.empty && expiresAt > now;
    const mail = isDue ? ownDataMail(email, { siteUrl, secret, now }) : null;
    if (mail !== null) transaction.set(store.mail.doc(`own-data-${requestId}`), mail);
    transaction.delete(requestRef);
  });
}
