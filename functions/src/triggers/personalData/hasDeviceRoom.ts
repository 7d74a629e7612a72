import type { Context } from "../../context.ts";
import { addDays, isoDay } from "../../domain/dates.ts";
import { limits } from "../../domain/limits.ts";

type Kind = keyof typeof limits.deviceData;

/** Counts a call from a device's account, and tells whether the day still has room for it. */
export function hasDeviceRoom(context: Context, uid: string, kind: Kind): Promise<boolean> {
  return hasRoom(context, `device-${kind}-${context.fingerprint("account", uid)}`, kind);
}

/** Counts a call by a link to an address's own data, and tells whether the day still has room for it. */
export function hasLinkRoom(context: Context, email: string, kind: Kind): Promise<boolean> {
  return hasRoom(context, `link-${kind}-${context.fingerprint("address", email)}`, kind);
}

async function hasRoom({ store, now }: Context, counted: string, kind: Kind): Promise<boolean> {
  const id = `${isoDay(now)}-${counted}`;
  return store.firestore.runTransaction(async (transaction) => {
    const count = (await transaction.get(store.requestCounts.doc(id))).data()?.count ?? 0;
    if (count >= limits.deviceData[kind]) return false;
    transaction.set(store.requestCounts.doc(id), { count: count + 1, expiresAt: addDays(now, 2) });
    return true;
  });
}
