import { onDocumentCreated } from "firebase-functions/firestore";
import type { Context } from "../../context.ts";
import { collections } from "../../domain/collections.ts";
import { ownDataMail } from "../../mail/ownDataMail.ts";
import { linkSecret, linkSecrets } from "../../functionOptions.ts";
import { budgetOf, isConfirmed, ownDataBudget, readBudgets } from "../../store/mailCounts.ts";
import { execute } from "../../store/writes.ts";
import { handle } from "../handle.ts";

export const onLinkRequested = onDocumentCreated(
  { document: `${collections.linkRequests}/{requestId}`, retry: true, secrets: linkSecrets },
  ({ params: { requestId } }) =>
    handle("onLinkRequested", requestId, (context) =>
      sendOwnDataLink(context, linkSecret.value(), requestId),
    ),
);

/**
 * Mails the link to own data if something is kept under the address, and removes the request either way. A repeated
 * event finds none. Three links a day; to an unconfirmed address none while the previous one works, so that one is
 * always in the mailbox.
 */
export async function sendOwnDataLink(
  context: Context,
  secret: string,
  requestId: string,
): Promise<void> {
  const { store, now, siteUrl, fingerprint } = context;
  await store.firestore.runTransaction(async (transaction) => {
    const requestRef = store.linkRequests.doc(requestId);
    const request = (await transaction.get(requestRef)).data();
    if (request === undefined) return;
    const { email, expiresAt } = request;
    const address = fingerprint("address", email);
    const [sent, alerts, confirmed] = await Promise.all([
      transaction.get(store.candidates.where("email", "==", email).limit(1)),
      transaction.get(store.alerts.where("email", "==", email).limit(1)),
      isConfirmed(context, transaction, address),
    ]);
    const budgets = await readBudgets(context, transaction, {
      link: ownDataBudget(address, confirmed),
      address: budgetOf("unconfirmed", address),
    });
    const isDue = !(sent.empty && alerts.empty) && expiresAt > now && budgets.hasRoom("link");
    const mail = isDue ? ownDataMail(email, { siteUrl, secret, now }) : null;
    if (mail !== null) {
      transaction.set(store.mail.doc(`own-data-${requestId}`), mail);
      // An address that has this mail gets no receipt before one of its links is used.
      execute(store, transaction, budgets.use(["link", "address"]));
    }
    transaction.delete(requestRef);
  });
}
