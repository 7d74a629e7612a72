import type { DocumentReference, Transaction } from "firebase-admin/firestore";
import type { Desk } from "../../desk.ts";
import type { Candidate } from "../../domain/application/candidate.ts";
import type { Company } from "../../domain/company/company.ts";
import { addMinutes } from "../../domain/dates.ts";
import type { Job } from "../../domain/job/job.ts";
import {
  type ApplicationBudget,
  planApplicationMails,
  summaryMinutes,
} from "../../domain/mail/mailBudget.ts";
import {
  applicationMailIds,
  companyMail,
  confirmLinkFor,
  receiptMail,
} from "../../mail/applicationMails.ts";
import { summaryMail, summaryMailId } from "../../mail/summaryMail.ts";
import {
  addressBudget,
  budgetOf,
  type Counted,
  isConfirmed,
  readBudgets,
  summaryCountId,
} from "../../store/mailCounts.ts";

/** Who is to hear of an application: the company, where it has one, and its sender; `job` null: for the talent bank. */
export type Listeners = { job: Job | null; company: Company | null };

/**
 * Reads in a transaction what bounds the mails about an application, and returns what writes them: a stranger decides how
 * many applications there are, under whose address and to whom (domain/mail/mailBudget.ts). `former`: the file of an earlier
 * application by the same account, not cleared up yet: where the company was not mailed of it so far, it hears of this.
 */
export async function readApplicationNews(
  desk: Desk,
  transaction: Transaction,
  candidate: Candidate,
  former: string | null,
): Promise<(listeners: Listeners) => void> {
  const { store, now, siteUrl, fingerprint } = desk;
  const { companyId } = candidate;
  const confirmed = await isConfirmed(desk, transaction, fingerprint("address", candidate.email));
  const [budgets, gathered, unsent] = await Promise.all([
    readBudgets(desk, transaction, budgetsOf(desk, candidate, confirmed)),
    companyId === null ? null : readGathered(desk, transaction, companyId),
    former === null ? null : findUnsent(desk, transaction, { ...candidate, resumePath: former }),
  ]);
  const room = (name: ApplicationBudget): boolean => {
    if (name === "application" && unsent !== null) return true;
    return budgets.hasRoom(name) && (name !== "replacement" || budgets.isOpen(name));
  };
  return ({ job, company }) => {
    const plan = planApplicationMails(room, {
      tellsCompany: company !== null,
      invited: candidate.invited === true,
    });
    if (unsent !== null) transaction.delete(unsent);
    budgets.use(plan.uses);
    const ids = applicationMailIds(candidate);
    if (plan.company === "mail" && job !== null && company !== null) {
      const mail = companyMail(candidate, job, company, siteUrl, now);
      if (mail !== null) transaction.set(store.mail.doc(ids.company), mail);
    }
    if (plan.company === "summary" && company !== null && gathered !== null)
      gather(desk, transaction, company, gathered);
    if (plan.receipt) {
      const confirmLink = confirmed ? null : confirmLinkFor(candidate.email, desk);
      const mail = receiptMail(candidate, job, { siteUrl, confirmLink, now });
      if (mail !== null) transaction.set(store.mail.doc(ids.receipt), mail);
    }
  };
}

/** The company's mail about an application, where it is written and nobody began to send it. */
async function findUnsent(
  { store }: Desk,
  transaction: Transaction,
  application: Pick<Candidate, "id" | "resumePath">,
): Promise<DocumentReference | null> {
  const mail = await transaction.get(store.mail.doc(applicationMailIds(application).company));
  return mail.data()?.delivery === null ? mail.ref : null;
}

/** For an application whose mail to the company goes unsent: another one by the same account is news. */
export function forgetNews(
  { store, fingerprint }: Desk,
  transaction: Transaction,
  candidateId: string,
): void {
  const { id } = budgetOf("application", fingerprint("account", candidateId));
  transaction.delete(store.requestCounts.doc(id));
}

function budgetsOf(
  { fingerprint }: Desk,
  { id, uid, email, jobId, companyId }: Candidate,
  confirmed: boolean,
): Partial<Record<ApplicationBudget, Counted>> {
  const account = fingerprint("account", uid);
  const application = fingerprint("account", id);
  return {
    address: addressBudget(fingerprint("address", email), confirmed),
    application: budgetOf("application", application),
    replacement: budgetOf("replacement", application),
    account: budgetOf("account", account),
    ...(jobId === null || companyId === null
      ? {}
      : {
          accountToCompany: budgetOf(
            "accountToCompany",
            fingerprint("account", `${uid}/${companyId}`),
          ),
          job: budgetOf("job", jobId),
          company: budgetOf("company", companyId),
          companyDay: budgetOf("companyDay", companyId),
        }),
  };
}

/** What was gathered for a company's next summary, and when that is sent; `since`: when the first of it came. */
type Gathered = { count: number; until: Date; since: Date };

async function readGathered(
  { store, now }: Desk,
  transaction: Transaction,
  companyId: string,
): Promise<Gathered> {
  const kept = (await transaction.get(store.requestCounts.doc(summaryCountId(companyId)))).data();
  if (kept !== undefined && kept.expiresAt > now) {
    const id = summaryMailId(companyId, kept.expiresAt);
    const mail = (await transaction.get(store.mail.doc(id))).data();
    // One that is on its way says what it says.
    if (mail?.delivery === null)
      return { count: kept.count, until: kept.expiresAt, since: mail.createdAt };
  }
  return { count: 0, until: addMinutes(now, summaryMinutes), since: now };
}

/** Counts one application more in the summary that waits; the sender finds the count of that moment. */
function gather(
  { store, siteUrl }: Desk,
  transaction: Transaction,
  company: Company,
  { count, until, since }: Gathered,
): void {
  const mail = summaryMail(count + 1, company, { siteUrl, until, now: since });
  if (mail === null) return;
  transaction.set(store.mail.doc(summaryMailId(company.id, until)), mail);
  transaction.set(store.requestCounts.doc(summaryCountId(company.id)), {
    count: count + 1,
    expiresAt: until,
  });
}
