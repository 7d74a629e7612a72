import { HttpsError, onCall } from "firebase-functions/https";
import { type Desk, openDesk } from "../../desk.ts";
import { addDays, isoDay } from "../../domain/dates.ts";
import { limits } from "../../domain/limits.ts";
import { ownDataRequestSchema, type OwnDataRequestAnswer } from "../../domain/ownData.ts";
import { fromTheSite, linkSecrets } from "../../options.ts";

/**
 * Asks for a mail to an address with the link to everything that is kept under it. Neither the answer nor the work before
 * it depends on whether anything is: nobody learns who has applied. Throws `unauthenticated` for a caller without an
 * account, anonymous or not, and `invalid-argument` for what is no address.
 */
export const requestOwnData = onCall(
  { ...fromTheSite, secrets: linkSecrets },
  async ({ auth, data }): Promise<OwnDataRequestAnswer> => {
    if (auth === undefined) throw new HttpsError("unauthenticated", "Abra a página de novo.");
    const request = ownDataRequestSchema.safeParse(data);
    if (!request.success) throw new HttpsError("invalid-argument", "E-mail inválido");
    return noteLinkRequest(openDesk(), auth.uid, request.data.email);
  },
);

/**
 * Leaves the address for `sendOwnDataLink`. Counted by day for each asker and each address (`limits.ownDataRequests`), and
 * for nobody together: what one asks uses up nothing of what others may.
 */
export async function noteLinkRequest(
  { store, now, fingerprint }: Desk,
  asker: string,
  email: string,
): Promise<OwnDataRequestAnswer> {
  const day = isoDay(now);
  const key = `${day}-${fingerprint("address", email)}`;
  const refs = {
    asker: store.requestCounts.doc(`${day}-asker-${fingerprint("account", asker)}`),
    address: store.requestCounts.doc(key),
  };
  return store.firestore.runTransaction(async (transaction): Promise<OwnDataRequestAnswer> => {
    const [ofAsker, ofAddress] = await Promise.all([
      transaction.get(refs.asker),
      transaction.get(refs.address),
    ]);
    const asked = ofAsker.data()?.count ?? 0;
    const askedFor = ofAddress.data()?.count ?? 0;
    if (asked >= limits.ownDataRequests.asker) return { state: "tooMany" };
    const expiresAt = addDays(now, 2);
    transaction.set(refs.asker, { count: asked + 1, expiresAt });
    if (askedFor >= limits.ownDataRequests.address) return { state: "sent" };
    transaction.set(refs.address, { count: askedFor + 1, expiresAt });
    transaction.set(store.linkRequests.doc(`${key}-${askedFor}`), {
      email,
      expiresAt: addDays(now, 1),
    });
    return { state: "sent" };
  });
}
