import { HttpsError } from "firebase-functions/https";
import { type Context, openContext } from "../../context.ts";
import { addDays, isoDay } from "../../domain/dates.ts";
import { limits } from "../../domain/limits.ts";
import { ownDataRequestSchema, type OwnDataRequestAnswer } from "../../domain/privacy/ownData.ts";
import { fromTheSite, linkSecrets } from "../../functionOptions.ts";
import { onPageCall } from "../onPageCall.ts";

/**
 * Requests a mail with the link to everything under an address. Answer and work are the same for every address, so
 * nobody learns who has applied. Throws `unauthenticated` for a caller without an account, anonymous or not, and
 * `invalid-argument` for an invalid address.
 */
export const requestOwnData = onPageCall(
  { ...fromTheSite, secrets: linkSecrets },
  async ({ auth, data }): Promise<OwnDataRequestAnswer> => {
    if (auth === undefined) throw new HttpsError("unauthenticated", "Abra a página de novo.");
    const request = ownDataRequestSchema.safeParse(data);
    if (!request.success) throw new HttpsError("invalid-argument", "E-mail inválido");
    return noteLinkRequest(openContext(), auth.uid, request.data.email);
  },
);

/**
 * Stores the request for `sendOwnDataLink`. Counted by day and account (`limits.ownDataRequests`), never in total, so
 * that nobody uses up the requests of others. The mails to an address are counted where they are sent.
 */
export async function noteLinkRequest(
  { store, now, fingerprint }: Context,
  asker: string,
  email: string,
): Promise<OwnDataRequestAnswer> {
  const countRef = store.requestCounts.doc(`${isoDay(now)}-asker-${fingerprint("account", asker)}`);
  const requestRef = store.linkRequests.doc();
  return store.firestore.runTransaction(async (transaction): Promise<OwnDataRequestAnswer> => {
    const asked = (await transaction.get(countRef)).data()?.count ?? 0;
    if (asked >= limits.ownDataRequests.asker) return { state: "tooMany" };
    transaction.set(countRef, { count: asked + 1, expiresAt: addDays(now, 2) });
    transaction.set(requestRef, { email, expiresAt: addDays(now, 1) });
    return { state: "sent" };
  });
}
