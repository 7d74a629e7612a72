import type { Transaction } from "firebase-admin/firestore";
import type { Context } from "../../context.ts";
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
  emailBudget,
  type Budgets,
  budgetOf,
  type Counted,
  isConfirmed,
  readBudgets,
  summaryCountId,
} from "../../store/mailCounts.ts";
import type { Write } from "../../store/writes.ts";

/** The recipients of an application's news: the company, if any, and its sender; `job` null: for the talent bank. */
type Listeners = { job: Job | null; company: Company | null };

/** The budgets of an application's mails. */
export type NewsSnapshot = {
  /** Whether a link was used that was mailed to the sender's address; false without one. */
  confirmed: boolean;
  budgets: Budgets<ApplicationBudget>;
  /** Null: it has no company. */
  gathered: Gathered | null;
  /** The id of the mail to the company about an earlier file, which nobody began to send. */
  unsent: string | null;
};

/**
 * Reads the budgets of an application's mails, because a stranger decides about number, address and company of
 * applications (domain/mail/mailBudget.ts). `former`: the file of an earlier application by the same account that is
 * not removed yet.
 */
export async function readApplicationNews(
  context: Context,
  transaction: Transaction,
  candidate: Candidate,
  former: string | null,
): Promise<NewsSnapshot> {
  const { companyId, email } = candidate;
  const confirmed =
    email !== null &&
    (await isConfirmed(context, transaction, context.fingerprint("address", email)));
  const [budgets, gathered, unsent] = await Promise.all([
    readBudgets(context, transaction, countedFor(context, candidate, confirmed)),
    companyId === null ? null : readGathered(context, transaction, companyId),
    former === null ? null : findUnsent(context, transaction, { ...candidate, resumePath: former }),
  ]);
  return { confirmed, budgets, gathered, unsent };
}

/** The mails about an application. A company that was not mailed of an earlier file so far hears of this one. */
export function planApplicationNews(
  candidate: Candidate,
  { confirmed, budgets, gathered, unsent }: NewsSnapshot,
  { job, company }: Listeners,
  setting: Pick<Context, "now" | "siteUrl" | "sign">,
): Write[] {
  const room = (name: ApplicationBudget): boolean => {
    if (name === "application" && unsent !== null) return true;
    return budgets.hasRoom(name) && (name !== "replacement" || budgets.isOpen(name));
  };
  const plan = planApplicationMails(room, {
    tellsCompany: company !== null,
    invited: candidate.invited === true,
    hasAddress: candidate.email !== null,
  });
  const writes = budgets.use(plan.uses);
  if (unsent !== null) writes.unshift({ in: "mail", id: unsent, delete: true });
  if (plan.company === "mail" && job !== null && company !== null)
    writes.push(...planCompanyMail(candidate, job, company, setting));
  if (plan.company === "summary" && company !== null && gathered !== null)
    writes.push(...planGathering(company, gathered, setting));
  if (plan.receipt) writes.push(...planReceipt(candidate, job, confirmed, setting));
  return writes;
}

function planCompanyMail(
  candidate: Candidate,
  job: Job,
  company: Company,
  { now, siteUrl }: Pick<Context, "now" | "siteUrl">,
): Write[] {
  const mail = companyMail(candidate, job, company, siteUrl, now);
  const id = applicationMailIds(candidate).company;
  return mail === null ? [] : [{ in: "mail", id, set: mail }];
}

function planReceipt(
  candidate: Candidate,
  job: Job | null,
  confirmed: boolean,
  setting: Pick<Context, "now" | "siteUrl" | "sign">,
): Write[] {
  const { now, siteUrl } = setting;
  const { email } = candidate;
  if (email === null) return [];
  const confirmLink = confirmed ? null : confirmLinkFor(email, setting);
  const mail = receiptMail({ ...candidate, email }, job, { siteUrl, confirmLink, now });
  const id = applicationMailIds(candidate).receipt;
  return mail === null ? [] : [{ in: "mail", id, set: mail }];
}

/** Counts one more application in the waiting summary; sending uses the count of that moment. */
function planGathering(
  company: Company,
  { count, until, since }: Gathered,
  { siteUrl }: Pick<Context, "siteUrl">,
): Write[] {
  const mail = summaryMail(count + 1, company, { siteUrl, until, now: since });
  if (mail === null) return [];
  const counted = { count: count + 1, expiresAt: until };
  return [
    { in: "mail", id: summaryMailId(company.id, until), set: mail },
    { in: "requestCounts", id: summaryCountId(company.id), set: counted },
  ];
}

/** The id of the company's mail about an application, if written and not yet being sent. */
async function findUnsent(
  { store }: Context,
  transaction: Transaction,
  application: Pick<Candidate, "id" | "resumePath">,
): Promise<string | null> {
  const mail = await transaction.get(store.mail.doc(applicationMailIds(application).company));
  return mail.data()?.delivery === null ? mail.id : null;
}

/** If an application's mail to the company is unsent, another one by the same account is news. */
export function forgottenNews(
  { fingerprint }: Pick<Context, "fingerprint">,
  candidateId: string,
): Write {
  const { id } = budgetOf("application", fingerprint("account", candidateId));
  return { in: "requestCounts", id, delete: true };
}

function countedFor(
  { fingerprint }: Context,
  { id, uid, email, jobId, companyId }: Candidate,
  confirmed: boolean,
): Partial<Record<ApplicationBudget, Counted>> {
  const account = fingerprint("account", uid);
  const application = fingerprint("account", id);
  return {
    ...(email === null ? {} : { address: emailBudget(fingerprint("address", email), confirmed) }),
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

/** The company's next summary, and when it is sent; `since`: when its first application came. */
type Gathered = { count: number; until: Date; since: Date };

async function readGathered(
  { store, now }: Context,
  transaction: Transaction,
  companyId: string,
): Promise<Gathered> {
  const kept = (await transaction.get(store.requestCounts.doc(summaryCountId(companyId)))).data();
  if (kept !== undefined && kept.expiresAt > now) {
    const id = summaryMailId(companyId, kept.expiresAt);
    const mail = (await transaction.get(store.mail.doc(id))).data();
    // A summary that is being sent keeps its count.
    if (mail?.delivery === null)
      return { count: kept.count, until: kept.expiresAt, since: mail.createdAt };
  }
  return { count: 0, until: addMinutes(now, summaryMinutes), since: now };
}
