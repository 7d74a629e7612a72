import type { Context } from "../../context.ts";
import type { OwnAlert } from "../../domain/privacy/ownData.ts";
import { execute } from "../../store/writes.ts";
import { countSaid } from "./endAlerts.ts";

/** The alerts of an address, also those that it has not confirmed, newest first. */
export async function ownAlerts({ store }: Context, email: string): Promise<OwnAlert[]> {
  const rows = await store.alerts.where("email", "==", email).get();
  return rows.docs
    .map((row) => row.data())
    .map(({ id, list, every, confirmedAt, createdAt }) => ({
      id,
      list,
      every,
      confirmed: confirmedAt !== null,
      askedAt: createdAt.getTime(),
    }))
    .sort((a, b) => b.askedAt - a.askedAt);
}

/** Ends an alert of an address; one of another address, or none, stays as it is. */
export async function endOwnAlert(
  { store, now }: Context,
  email: string,
  alertId: string,
): Promise<void> {
  await store.firestore.runTransaction(async (transaction) => {
    const alert = (await transaction.get(store.alerts.doc(alertId))).data();
    if (alert?.email !== email) return;
    execute(store, transaction, [
      { in: "alerts", id: alertId, delete: true },
      ...(alert.confirmedAt === null ? [] : [countSaid("left", now)]),
    ]);
  });
}
