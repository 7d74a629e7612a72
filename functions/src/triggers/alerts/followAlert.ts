import type { Transaction } from "firebase-admin/firestore";
import { HttpsError } from "firebase-functions/https";
import { type Context, openContext } from "../../context.ts";
import { type Alert, confirmedAlert, keptAlert } from "../../domain/alert/alert.ts";
import type { LeavingReason } from "../../domain/alert/alertChoices.ts";
import {
  type AlertAnswer,
  alertActSchema,
  alertPurposes,
  type ShownAlert,
} from "../../domain/alert/alertRequest.ts";
import { isSameList } from "../../domain/alert/isSameList.ts";
import { limits } from "../../domain/limits.ts";
import { fromTheSite, linkSecret, linkSecrets } from "../../functionOptions.ts";
import { type LinkClaims, type LinkReading, readLink } from "../../mail/signedLink.ts";
import { confirmation } from "../../store/mailCounts.ts";
import { execute, type Write } from "../../store/writes.ts";
import { noteRefusedLink } from "../noteRefusedLink.ts";
import { onPageCall } from "../onPageCall.ts";
import { countSaid } from "./endAlerts.ts";
import { leave, lookAtLeaving } from "./leaveAlert.ts";

/**
 * Follows a link of an alert's mail: looking changes nothing, each act is another request. Throws `invalid-argument`.
 */
export const followAlert = onPageCall(
  { ...fromTheSite, secrets: linkSecrets },
  async ({ data }): Promise<AlertAnswer> => {
    const request = alertActSchema.safeParse(data);
    if (!request.success)
      throw new HttpsError("invalid-argument", "Abra o link do e-mail de novo.");
    return actOnAlert(openContext(), linkSecret.value(), request.data);
  },
);

type Act = (typeof alertActSchema)["_output"];

export async function actOnAlert(
  context: Context,
  secret: string,
  request: Act,
): Promise<AlertAnswer> {
  if (request.act === "lookLeaving") return lookAtLeaving(context, request.leave);
  if (request.act === "leave") return leave(context, request.leave);
  const answer = await followSigned(context, secret, request);
  if (["forged", "expired", "used"].includes(answer.state))
    noteRefusedLink("followAlert", request.token, secret, answer.state);
  return answer;
}

type Signed = Extract<Act, { token: string }>;
type Valid = Exclude<LinkReading, { state: "forged" }>;

async function followSigned(
  context: Context,
  secret: string,
  request: Signed,
): Promise<AlertAnswer> {
  const reading = readLink(request.token, secret, context.now);
  if (reading.state === "forged") return { state: "forged" };
  const { purpose } = reading.claims;
  if (!isOfAlert(purpose)) return { state: "forged" };
  if (reading.state === "expired") return { state: "expired" };
  return request.act === "look" ? look(context, reading) : doAsked(context, reading, request);
}

/** Does what is asked if it is what the link is for. */
async function doAsked(
  context: Context,
  reading: Valid,
  request: Exclude<Signed, { act: "look" }>,
): Promise<AlertAnswer> {
  const { purpose } = reading.claims;
  if (request.act === "confirm" && purpose === "alert") return confirm(context, reading);
  if (request.act === "confirm" && purpose === "keepAlert") return keep(context, reading);
  if (request.act === "answer" && purpose === "helped")
    return countOnce(context, reading, request.helped ? "helped" : "notHelped");
  if (request.act === "tellWhy" && purpose === "left")
    return countOnce(context, reading, request.reason);
  return { state: "forged" };
}

function isOfAlert(purpose: LinkClaims["purpose"]): boolean {
  return (alertPurposes as readonly string[]).includes(purpose);
}

function shown({ list, every }: Alert): ShownAlert {
  return { list, every };
}

/** Questions about an alert can be answered after it has ended. */
async function look({ store }: Context, { id, claims }: Valid): Promise<AlertAnswer> {
  const { purpose, subject } = claims;
  if (purpose !== "alert" && purpose !== "keepAlert")
    return (await store.linkUses.doc(id).get()).exists ? { state: "used" } : { state: "question" };
  const alert = (await store.alerts.doc(subject).get()).data();
  if (alert === undefined) return { state: "gone" };
  if (purpose === "alert" && alert.confirmedAt !== null)
    return { state: "confirmed", alert: shown(alert) };
  return { state: "open", purpose, alert: shown(alert) };
}

/**
 * Confirms an alert, and with it the address. It replaces the address's alert of the same list; of others the address
 * has a few at most. A repeated confirmation finds it confirmed.
 */
async function confirm(context: Context, { claims }: Valid): Promise<AlertAnswer> {
  const { store, now, fingerprint } = context;
  return store.firestore.runTransaction(async (transaction): Promise<AlertAnswer> => {
    const alert = (await transaction.get(store.alerts.doc(claims.subject))).data();
    if (alert === undefined) return { state: "gone" };
    if (alert.confirmedAt !== null) return { state: "confirmed", alert: shown(alert) };
    const others = await confirmedOf(context, transaction, alert.email);
    const same = others.filter(({ list }) => isSameList(list, alert.list));
    if (others.length - same.length >= limits.alerts.anAddress) return { state: "full" };
    execute(store, transaction, [
      confirmation(fingerprint("address", alert.email), now),
      ...same.map(({ id }): Write => ({ in: "alerts", id, delete: true })),
      { in: "alerts", id: alert.id, update: confirmedAlert(alert, same[0] ?? null, now) },
    ]);
    return { state: "confirmed", alert: shown(alert) };
  });
}

/** The confirmed alerts of an address. */
async function confirmedOf(
  { store }: Context,
  transaction: Transaction,
  email: string,
): Promise<Alert[]> {
  const rows = await transaction.get(store.alerts.where("email", "==", email));
  return rows.docs.map((row) => row.data()).filter(({ confirmedAt }) => confirmedAt !== null);
}

/** A yes to 'Quer continuar?'; a repeated one finds it said. */
async function keep({ store, now }: Context, { claims }: Valid): Promise<AlertAnswer> {
  return store.firestore.runTransaction(async (transaction): Promise<AlertAnswer> => {
    const ref = store.alerts.doc(claims.subject);
    const alert = (await transaction.get(ref)).data();
    if (alert === undefined) return { state: "gone" };
    if (alert.askAt === null)
      execute(store, transaction, [{ in: "alerts", id: alert.id, update: keptAlert(now) }]);
    return { state: "kept", alert: shown(alert) };
  });
}

/** Counts an answer, by its link once, without who gave it. */
async function countOnce(
  { store, now }: Context,
  { id, claims }: Valid,
  said: "helped" | "notHelped" | LeavingReason,
): Promise<AlertAnswer> {
  return store.firestore.runTransaction(async (transaction): Promise<AlertAnswer> => {
    if ((await transaction.get(store.linkUses.doc(id))).exists) return { state: "used" };
    const { purpose, expires } = claims;
    execute(store, transaction, [
      { in: "linkUses", id, set: { purpose, usedAt: now, expiresAt: new Date(expires) } },
      countSaid(said, now),
    ]);
    return { state: "counted" };
  });
}
