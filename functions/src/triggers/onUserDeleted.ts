import { runWith } from 'firebase-functions/v1';
import { maxInstances, region } from '../options.ts';
import { theStore } from '../store/app.ts';
import type { Store } from '../store/store.ts';

export const onUserDeleted = runWith({ maxInstances, failurePolicy: true })
  .region(region)
  .auth.user()
  .onDelete(({ uid }) => closeCompany(theStore(), uid));

/** Removes the company of an account that is gone; what it leaves behind goes with the row. */
export async function closeCompany({ companies }: Store, uid: string): Promise<void> {
  await companies.doc(uid).delete();
}
