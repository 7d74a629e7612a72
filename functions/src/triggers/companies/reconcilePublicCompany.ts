import type { Context } from "../../context.ts";
import type { Company } from "../../domain/company/company.ts";
import type { PublicCompany } from "../../domain/company/publicCompany.ts";
import { replyWord } from "../../domain/company/replyWord.ts";
import { verifiedAt } from "../../domain/company/verification.ts";
import { execute, type Write } from "../../store/writes.ts";

/**
 * Brings what is public of a company up to date. Every change of a job, and of a company's name, state, verification or
 * replies, ends here.
 */
export async function reconcilePublicCompany({ store }: Context, companyId: string): Promise<void> {
  await store.firestore.runTransaction(async (transaction) => {
    const [company, kept, newest] = await Promise.all([
      transaction.get(store.companies.doc(companyId)),
      transaction.get(store.publicCompanies.doc(companyId)),
      transaction.get(
        store.jobs
          .where("companyId", "==", companyId)
          .where("listed", "==", true)
          .orderBy("postedAt", "desc")
          .limit(1),
      ),
    ]);
    const plan = planPublicCompany({
      companyId,
      company: company.data() ?? null,
      kept: kept.data() ?? null,
      advertisedAs: newest.docs[0]?.data().company ?? null,
    });
    execute(store, transaction, plan);
  });
}

type PublicSnapshot = {
  companyId: string;
  company: Pick<
    Company,
    "name" | "cnpj" | "whatsapp" | "verified" | "registerHold" | "replies" | "active"
  > | null;
  kept: PublicCompany | null;
  /** The name in its newest listed job; null without one. */
  advertisedAs: string | null;
};

/** A company is public from its first listed job on, until it is deactivated or deleted. */
export function planPublicCompany(snapshot: PublicSnapshot): Write[] {
  const { companyId: id, kept } = snapshot;
  const shown = shownOf(snapshot);
  if (shown === null) return kept === null ? [] : [{ in: "publicCompanies", id, delete: true }];
  return isSame(kept, shown) ? [] : [{ in: "publicCompanies", id, set: shown }];
}

function shownOf({ company, kept, advertisedAs }: PublicSnapshot): PublicCompany | null {
  const approvedName = advertisedAs ?? kept?.name;
  if (company?.active !== true || approvedName === undefined) return null;
  const at = verifiedAt(company);
  const replies = replyWord(company.replies);
  return {
    name: at === null ? approvedName : company.name,
    verifiedAt: at,
    ...(replies === null ? {} : { replies }),
  };
}

function isSame(kept: PublicCompany | null, shown: PublicCompany): boolean {
  return (
    kept?.name === shown.name &&
    kept.verifiedAt?.getTime() === shown.verifiedAt?.getTime() &&
    kept.replies === shown.replies
  );
}
