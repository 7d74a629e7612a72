import type { Context } from "../../context.ts";
import { addDays, isoDay } from "../../domain/dates.ts";
import { limits } from "../../domain/limits.ts";

/** Counts a call from a device's account, and tells whether the day still has room for it. */
export async function hasDeviceRoom(
  { store, now, fingerprint }: Context,
  uid: string,
  kind: keyof typeof limits.deviceData,
): Promise<boolean> {
  const id = `${isoDay(now)}-device-${kind}-${fingerprint("account", uid)}`;
  return store.firestore.runTransaction(async (transaction) => {
    const count = (await transaction.get(store.requestCounts.doc(id))).data()?.count ?? 0;
    if (count >= limits.deviceData[kind]) return false;
    transaction.set(store.requestCounts.doc(id), { count: count + 1, expiresAt: addDays(now, 2) });
    return true;
  });
}
