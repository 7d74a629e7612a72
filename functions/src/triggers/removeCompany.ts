import type { Auth } from 'firebase-admin/auth';
import type { Desk } from './work.ts';

const pageSize = 100;

/**
 * Removes what a deleted company leaves behind: its account, its jobs (each job's own event clears what hangs on it)
 * and its name on the people who applied, who then no longer are the company's to read. The tombstone goes first,
 * so that neither a login nor a job can bring it back. Works in pages that find only what is left: cut short at any
 * point, the next try goes on from there.
 */
export async function removeCompany({ store, now }: Desk, auth: Pick<Auth, 'getUser' | 'deleteUser'>, companyId: string): Promise<void> {
  if ((await store.companies.doc(companyId).get()).exists) return;
  const tombstone = store.tombstones.doc(companyId);
  if (!(await tombstone.get()).exists) await tombstone.set({ deletedAt: now });
  await removeAccount(auth, companyId);
  while ((await removeJobs(store, companyId)) === pageSize);
  while ((await forgetCompany(store, companyId)) === pageSize);
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
