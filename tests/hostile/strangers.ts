import { candidateId } from "@vagas/functions/domain/application/candidate";
import { collections } from "@vagas/functions/domain/collections";
import { askAuth } from "../support/page/signIn.ts";
import { auth, database, stamp } from "../support/project.ts";
import { buildCompany } from "@vagas/functions/domain/testing/buildCompany";
import { buildStoredResume } from "@vagas/functions/domain/testing/buildWrittenResume";
import { candidateOf, jobRow, onSite } from "../support/rows.ts";

/** Somebody with the public keys. `token`: of Auth; null without an account. */
export type Stranger = { name: string; uid: string | null; token: string | null };

type Setting = { confirmed?: boolean; active?: boolean; row?: boolean; buried?: boolean };

/**
 * The seven: nobody, an anonymous account, an applicant, and unconfirmed, confirmed, deactivated and deleted
 * companies.
 */
export async function strangers(): Promise<Stranger[]> {
  return [
    { name: "nobody", uid: null, token: null },
    await anonymous("somebody anonymous"),
    await applicant(),
    await company("an unconfirmed company", { confirmed: false }),
    await company("a company", {}),
    await company("a deactivated company", { active: false }),
    await company("a deleted company", { row: false, buried: true }),
  ];
}

/** An account as a visitor's browser makes it. */
export async function anonymous(name: string): Promise<Stranger> {
  const { localId, idToken } = await askAuth("signUp", {});
  return { name, uid: localId, token: idToken };
}

/** An anonymous account that applied to a listed job, without an address and with a written résumé. */
async function applicant(): Promise<Stranger> {
  const who = await anonymous("an applicant");
  const [job] = (
    await database.collection(collections.jobs).where("listed", "==", true).limit(1).get()
  ).docs;
  const id = candidateId(job!.id, who.uid!);
  const { title, company: employer, companyId } = job!.data();
  await database
    .collection(collections.candidates)
    .doc(id)
    .set(
      candidateOf(id, {
        uid: who.uid!,
        email: null,
        writtenResume: buildStoredResume(),
        jobId: job!.id,
        jobTitle: title as string,
        company: employer as string,
        companyId: companyId as string,
        resumeMissing: true,
      }),
    );
  return who;
}

/** A company with a listed and a pending job. */
async function company(
  name: string,
  { confirmed = true, active = true, row = true, buried = false }: Setting,
): Promise<Stranger> {
  const uid = `hostile${stamp()}`;
  const account = { email: `${uid}@empresa.example`, password: "Pequi-maduro-27" };
  await auth.createUser({ uid, ...account, emailVerified: confirmed });
  const companies = database.collection(collections.companies);
  if (row) await companies.doc(uid).set(buildCompany({ email: account.email, active }));
  if (buried)
    await database.collection(collections.tombstones).doc(uid).set({ deletedAt: new Date() });
  for (const fields of row ? [onSite, {}] : [])
    await database
      .collection(collections.jobs)
      .doc(`hostile-${stamp()}`)
      .set(jobRow({ ...fields, companyId: uid, company: name }));
  const { idToken } = await askAuth("signInWithPassword", account);
  return { name, uid, token: idToken };
}
