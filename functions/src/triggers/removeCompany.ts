import type { Auth } from 'firebase-admin/auth';
import type { Desk } from './work.ts';

const pageSize = 100;

/**
 * Removes what a deleted company leaves behind: its account, its jobs (each job's own event clears what hangs on it)
 * and its name on the people who applied, who then no longer are the company's to read. Works in pages that find
 * only what is left: cut short at any point, the next try goes on from there.
 */
export async function removeCompany(desk: Desk, auth: Pick<Auth, 'getUser' | 'deleteUser'>, companyId: string): Promise<void> {
  const { store } = desk;
  await buryCompany(desk, companyId);
  await removeAccount(auth, companyId);
  while ((await removeJobs(store, companyId)) === pageSize);
  while ((await forgetCompany(store, companyId)) === pageSize);
}

/**
 * Ends a uid as a company for good. A company may delete its row and write a new, active one before the deletion is
 * noticed: the tombstone goes first, because rules refuse a row beside it, and then a row that has come back.
 */
export async function buryCompany({ store, now }: Desk, uid: string): Promise<void> {
  const tombstone = store.tombstones.doc(uid);
  if (!(await tombstone.get()).exists) await tombstone.set({ deletedAt: now });
  await store.companies.doc(uid).delete();
}

/** The administrator's own account outlives a company row it may have had. */
async function removeAccount(auth: Pick<Auth, 'getUser' | 'deleteUser'>, uid: string): Promise<void> {
  try {
    const user = await auth.getUser(uid);
    if (user.customClaims?.['admin'] !== true) await auth.deleteUser(uid);
  } catch (error) {
    if ((error as { code?: string }).code !== 'auth/user-not-found') throw error;
  }
}

async function removeJobs({ firestore, jobs }: Desk['store'], companyId: string): Promise<number> {
  const page = await jobs.where('companyId', '==', companyId).limit(pageSize).get();
  const batch = firestore.batch();
  for (const { ref } of page.docs) batch.delete(ref);
  await batch.commit();
  return page.size;
}

async function forgetCompany({ firestore, candidates, resumes }: Desk['store'], companyId: string): Promise<number> {
  return firestore.runTransaction(async (transaction) => {
    const page = await transaction.get(candidates.where('companyId', '==', companyId).limit(pageSize));
    const opened = await Promise.all(page.docs.map(({ id }) => transaction.get(resumes.doc(id))));
    for (const { ref } of page.docs) transaction.update(ref, { companyId: null, company: null });
    for (const resume of opened) if (resume.exists) transaction.update(resume.ref, { company: null });
    return page.size;
  });
}
