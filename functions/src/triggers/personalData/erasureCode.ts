import type { Context } from "../../context.ts";
import { addMinutes } from "../../domain/dates.ts";
import { limits } from "../../domain/limits.ts";
import type { OwnDataAnswer } from "../../domain/privacy/ownData.ts";
import { erasureCode, erasureCodeMail } from "../../mail/erasureCodeMail.ts";

const { sent: mostSent, tries: mostTries, minutes } = limits.erasureCode;

/**
 * Mails the address of an open link a code that confirms the erasure, because whoever found the link in a browser has
 * no access to the mailbox. Each code replaces the previous one; a link sends at most `limits.erasureCode.sent`.
 */
export async function sendErasureCode(
  { store, now }: Context,
  secret: string,
  linkId: string,
  email: string,
): Promise<OwnDataAnswer> {
  const useRef = store.linkUses.doc(linkId);
  return store.firestore.runTransaction(async (transaction): Promise<OwnDataAnswer> => {
    const use = (await transaction.get(useRef)).data();
    const before = use?.erasure?.sent ?? 0;
    if (use === undefined || before >= mostSent) return { state: "codeLimit" };
    const sent = before + 1;
    const mail = erasureCodeMail(email, erasureCode(linkId, sent, secret), now);
    if (mail !== null)
      transaction.set(store.mail.doc(`own-data-erasure-${linkId.slice(0, 32)}-${sent}`), mail);
    transaction.update(useRef, { erasure: { sent, sentAt: now, tries: 0 } });
    return { state: "codeSent", left: mostSent - sent };
  });
}

/** Null if the code is the last one and valid; else the answer that says what is wrong with it. */
export async function refuseErasureCode(
  { store, now }: Context,
  secret: string,
  linkId: string,
  code: string,
): Promise<OwnDataAnswer | null> {
  const useRef = store.linkUses.doc(linkId);
  return store.firestore.runTransaction(async (transaction): Promise<OwnDataAnswer | null> => {
    const erasure = (await transaction.get(useRef)).data()?.erasure;
    if (erasure === undefined || now >= addMinutes(erasure.sentAt, minutes))
      return { state: "codeExpired" };
    if (erasure.tries >= mostTries) return { state: "codeExpired" };
    if (erasureCode(linkId, erasure.sent, secret) === code) return null;
    const tries = erasure.tries + 1;
    transaction.update(useRef, { erasure: { ...erasure, tries } });
    return tries < mostTries
      ? { state: "codeWrong", left: mostTries - tries }
      : { state: "codeExpired" };
  });
}
