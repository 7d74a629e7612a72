import type { Auth, UserRecord } from "firebase-admin/auth";
import { HttpsError } from "firebase-functions/https";
import { type Context, openContext } from "../../context.ts";
import {
  type AccountLink,
  type AccountMailAnswer,
  accountMailRequestSchema,
} from "../../domain/account/accountMailRequest.ts";
import { addMinutes } from "../../domain/dates.ts";
import { limits } from "../../domain/limits.ts";
import { accountMail } from "../../mail/accountMail.ts";
import { fromTheSite, linkSecrets } from "../../functionOptions.ts";
import { theAuth } from "../../store/app.ts";
import { findAccount } from "../../store/findAccount.ts";
import { budgetOf, type Counted, readBudgets } from "../../store/mailCounts.ts";
import { onPageCall } from "../onPageCall.ts";
import { execute } from "../../store/writes.ts";
import { callerAddresses } from "../callerAddresses.ts";

type Caller = { uid: string; token: { auth_time: number } } | undefined;

/**
 * Requests a mail with an account link: by anybody for a new password, by its owner to prove its address or, right
 * after a login, a new one. Throws `invalid-argument`, `unauthenticated`, and `failed-precondition` for an old login.
 */
export const requestAccountMail = onPageCall(
  { ...fromTheSite, secrets: linkSecrets },
  async ({ auth: caller, data, rawRequest }): Promise<AccountMailAnswer> => {
    const parsed = accountMailRequestSchema.safeParse(data);
    if (!parsed.success) throw new HttpsError("invalid-argument", "E-mail inválido");
    const context = openContext();
    const request = parsed.data;
    if (request.mode === "resetPassword")
      return askReset(context, rawRequest.headers["x-forwarded-for"], request.email);
    const account = await ownAccount(await theAuth(), caller);
    return request.mode === "verifyEmail"
      ? askVerification(context, account)
      : askEmailChange(context, account, caller!.token.auth_time, request.newEmail);
  },
);

/**
 * Orders the mail for an address without checking whether it has an account: every address is answered, counted and
 * written alike, and mails without an account are dropped when sent. A used-up budget answers 'sent' too, because a
 * working link is in the mailbox.
 */
export async function askReset(
  context: Context,
  forwardedFor: string | string[] | undefined,
  email: string,
): Promise<AccountMailAnswer> {
  const { store, fingerprint } = context;
  const { connection, caller } = callerAddresses(forwardedFor);
  const budgets = {
    address: budgetOf("passwordReset", fingerprint("address", email)),
    caller: budgetOf("resetCaller", fingerprint("caller", caller)),
    connection: budgetOf("resetConnection", fingerprint("caller", connection)),
  };
  return store.firestore.runTransaction(async (transaction): Promise<AccountMailAnswer> => {
    const counts = await readBudgets(context, transaction, budgets);
    if (!counts.hasRoom("caller") || !counts.hasRoom("connection")) return { state: "tooMany" };
    execute(store, transaction, counts.use(["caller", "connection"]));
    if (counts.hasRoom("address")) {
      execute(store, transaction, counts.use(["address"]));
      order(context, transaction, { mode: "resetPassword", email, uid: null, newEmail: null });
    }
    return { state: "sent" };
  });
}

type Account = Pick<UserRecord, "uid" | "emailVerified"> & { email: string };

/**
 * The caller's account as it is now, not as the token says; an anonymous one has no address to prove. Throws
 * `unauthenticated`.
 */
async function ownAccount(auth: Pick<Auth, "getUser">, caller: Caller): Promise<Account> {
  const user = caller === undefined ? null : await findAccount(auth, caller.uid);
  if (user?.email === undefined || user.disabled || wasEnded(user, caller!.token.auth_time))
    throw new HttpsError("unauthenticated", "Faça login para continuar.");
  return { uid: user.uid, email: user.email, emailVerified: user.emailVerified };
}

/** Whether the login was revoked: password or address changed since. */
function wasEnded({ tokensValidAfterTime }: UserRecord, authTime: number): boolean {
  return authTime * 1000 < Date.parse(tokensValidAfterTime ?? "");
}

/** Orders the mail that proves the account's address, unless it is proved. */
export async function askVerification(
  context: Context,
  { uid, email, emailVerified }: Account,
): Promise<AccountMailAnswer> {
  if (emailVerified) return { state: "sent" };
  return askWithin(context, { mode: "verifyEmail", email, uid, newEmail: null }, [
    budgetOf("verification", context.fingerprint("address", email)),
  ]);
}

/**
 * Orders the mail to a new address, which becomes the account's when its link is followed. Throws
 * `failed-precondition`.
 */
export async function askEmailChange(
  context: Context,
  { uid, email }: Account,
  authTime: number,
  newEmail: string,
): Promise<AccountMailAnswer> {
  if (addMinutes(new Date(authTime * 1000), limits.recentLoginMinutes) < context.now)
    throw new HttpsError("failed-precondition", "Faça login de novo.");
  return askWithin(context, { mode: "verifyAndChangeEmail", email, uid, newEmail }, [
    budgetOf("emailChange", context.fingerprint("address", newEmail)),
    budgetOf("emailChangeBy", context.fingerprint("account", uid)),
  ]);
}

/** Orders a mail if each of the budgets has room. */
async function askWithin(
  context: Context,
  link: AccountLink,
  budgets: Counted[],
): Promise<AccountMailAnswer> {
  return context.store.firestore.runTransaction(async (transaction): Promise<AccountMailAnswer> => {
    const counts = await readBudgets<string>(
      context,
      transaction,
      Object.fromEntries(budgets.map((budget) => [budget.id, budget])),
    );
    const ids = budgets.map(({ id }) => id);
    if (!ids.every((id) => counts.hasRoom(id))) return { state: "tooMany" };
    execute(context.store, transaction, counts.use(ids));
    order(context, transaction, link);
    return { state: "sent" };
  });
}

function order(
  { store, siteUrl, now }: Context,
  transaction: Parameters<typeof readBudgets>[1],
  link: AccountLink,
): void {
  const mail = accountMail(link, siteUrl, now);
  if (mail !== null) transaction.set(store.mail.doc(`account-${store.mail.doc().id}`), mail);
}
