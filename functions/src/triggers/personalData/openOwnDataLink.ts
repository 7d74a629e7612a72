import type { Context } from "../../context.ts";
import { addMinutes } from "../../domain/dates.ts";
import { limits } from "../../domain/limits.ts";
import type { LinkUse } from "../../store/schemas/linkUse.ts";
import { confirmation } from "../../store/mailCounts.ts";
import { execute } from "../../store/writes.ts";

type Link = { id: string; claims: { purpose: string; subject: string; expires: number } };

/** Whether an unexpired link still works: until its first use, and for `limits.ownDataOpenMinutes` after. */
export function isOpen(use: LinkUse | undefined, now: Date): boolean {
  return use === undefined || now < addMinutes(use.usedAt, limits.ownDataOpenMinutes);
}

/**
 * Records the first use of a link to own data, which confirms its address. Returns whether the link may be used now.
 */
export async function openOwnDataLink(context: Context, { id, claims }: Link): Promise<boolean> {
  const { store, now, fingerprint } = context;
  return store.firestore.runTransaction(async (transaction) => {
    const use = (await transaction.get(store.linkUses.doc(id))).data();
    if (use !== undefined) return isOpen(use, now);
    const { purpose, subject, expires } = claims;
    execute(store, transaction, [
      confirmation(fingerprint("address", subject), now),
      { in: "linkUses", id, set: { purpose, usedAt: now, expiresAt: new Date(expires) } },
    ]);
    return true;
  });
}
