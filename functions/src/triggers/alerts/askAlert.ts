import { HttpsError } from "firebase-functions/https";
import { type Context, openContext } from "../../context.ts";
import { newAlert } from "../../domain/alert/alert.ts";
import { alertListAt } from "../../domain/alert/alertList.ts";
import { type AlertRequestAnswer, alertRequestSchema } from "../../domain/alert/alertRequest.ts";
import type { AlertRhythm } from "../../domain/alert/alertChoices.ts";
import { fromTheSite, linkSecrets } from "../../functionOptions.ts";
import { askedAlertMail } from "../../mail/alertMails.ts";
import { alertBudget, budgetOf, isConfirmed, readBudgets } from "../../store/mailCounts.ts";
import { execute } from "../../store/writes.ts";
import { callerAddresses } from "../callerAddresses.ts";
import { onPageCall } from "../onPageCall.ts";
import { randomToken } from "./randomToken.ts";

/**
 * Asks for an alert: mails a link that confirms it. The answer is the same for every address. Throws `invalid-argument`.
 */
export const askAlert = onPageCall(
  { ...fromTheSite, secrets: linkSecrets },
  async ({ data, rawRequest }): Promise<AlertRequestAnswer> => {
    const request = alertRequestSchema.safeParse(data);
    if (!request.success)
      throw new HttpsError("invalid-argument", request.error.issues[0]!.message);
    const { email, list, every } = request.data;
    const wanted = { email, every, list: alertListAt(new URLSearchParams(list)) };
    return requestAlert(openContext(), rawRequest.headers["x-forwarded-for"], wanted);
  },
);

/**
 * Stores an unconfirmed alert and its mail, if the address's budget has room. Without room it answers 'sent', too: a link
 * that works is in the mailbox already, or its owner never asked for one.
 */
export async function requestAlert(
  context: Context,
  forwardedFor: string | string[] | undefined,
  wanted: { email: string; list: string; every: AlertRhythm },
): Promise<AlertRequestAnswer> {
  const { store, now, fingerprint } = context;
  const { connection, caller } = callerAddresses(forwardedFor);
  const address = fingerprint("address", wanted.email);
  const { id } = store.alerts.doc();
  const alert = newAlert({ ...wanted, id, leaveToken: randomToken() }, now);
  return store.firestore.runTransaction(async (transaction): Promise<AlertRequestAnswer> => {
    const confirmed = await isConfirmed(context, transaction, address);
    const budgets = await readBudgets(context, transaction, {
      address: alertBudget(address, confirmed),
      caller: budgetOf("alertCaller", fingerprint("caller", caller)),
      connection: budgetOf("alertConnection", fingerprint("caller", connection)),
    });
    if (!budgets.hasRoom("caller") || !budgets.hasRoom("connection")) return { state: "tooMany" };
    execute(store, transaction, budgets.use(["caller", "connection"]));
    const written = budgets.hasRoom("address") ? askedAlertMail(alert, context) : null;
    if (written !== null)
      execute(store, transaction, [
        ...budgets.use(["address"]),
        { in: "alerts", id, set: alert },
        { in: "mail", id: written.id, set: written.mail },
      ]);
    return { state: "sent" };
  });
}
