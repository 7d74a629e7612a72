import { HttpsError, onCall } from "firebase-functions/https";
import { type Desk, openDesk } from "../../desk.ts";
import { addDays, isoDay } from "../../domain/dates.ts";
import { limits } from "../../domain/limits.ts";
import { ownDataRequestSchema } from "../../domain/ownData.ts";
import { fingerprint, ownDataMail } from "../../mail/ownDataMail.ts";
import { fromTheSite, linkSecret, linkSecrets } from "../../options.ts";

/**
 * Mails an address the link to everything that is kept under it. The answer is always the same, so that nobody learns who
 * has applied. Throws `invalid-argument` for what is no address.
 */
export const requestOwnData = onCall(
  { ...fromTheSite, secrets: linkSecrets },
  async ({ data }): Promise<{ done: true }> => {
    const request = ownDataRequestSchema.safeParse(data);
    if (!request.success) throw new HttpsError("invalid-argument", "E-mail inválido");
    await sendOwnDataLink(openDesk(), linkSecret.value(), request.data.email);
    return { done: true };
  },
);

/** At most so often a day per address and in all (`limits.ownDataRequests`); where nothing is kept, nothing is sent. */
export async function sendOwnDataLink(
  { store, now, siteUrl }: Desk,
  secret: string,
  email: string,
): Promise<void> {
  const day = isoDay(now);
  const key = `${day}-${fingerprint(email, secret)}`;
  await store.firestore.runTransaction(async (transaction) => {
    const found = await transaction.get(store.candidates.where("email", "==", email).limit(1));
    // Requests for addresses that nothing is kept under count apart: made-up ones must not use up everybody's links.
    const refs = {
      all: store.requestCounts.doc(found.empty ? `${day}-unknown` : day),
      one: store.requestCounts.doc(key),
    };
    const [all, one] = await Promise.all([transaction.get(refs.all), transaction.get(refs.one)]);
    const [asked, askedForOne] = [all.data()?.count ?? 0, one.data()?.count ?? 0];
    if (asked >= limits.ownDataRequests.all || askedForOne >= limits.ownDataRequests.address)
      return;
    const expiresAt = addDays(now, 2);
    transaction.set(refs.all, { count: asked + 1, expiresAt });
    transaction.set(refs.one, { count: askedForOne + 1, expiresAt });
    const mail = found.empty ? null : ownDataMail(email, { siteUrl, secret, now });
    if (mail !== null) transaction.set(store.mail.doc(`own-data-${key}-${askedForOne}`), mail);
  });
}
