import type { Context } from "../../context.ts";
import type { Work } from "../../domain/health/work.ts";
import { adminEmail } from "../../functionOptions.ts";
import { theAuth, theBucket } from "../../store/app.ts";
import { unknownActor } from "../../store/newAuditEntry.ts";
import { noteResumeFile } from "../applications/noteResumeFile.ts";
import { receiveApplication } from "../applications/onCandidateCreated.ts";
import { removeApplication } from "../applications/onCandidateDeleted.ts";
import { fillTalentPool } from "../applications/onResumeDecided.ts";
import { reconcileClosing } from "../closing/reconcileClosing.ts";
import { reconcileJobsOf } from "../companies/onCompanyWritten.ts";
import { removeCompany } from "../companies/removeCompany.ts";
import { reconcilePublicCompany } from "../companies/reconcilePublicCompany.ts";
import { reconcileHiring } from "../companies/reconcileHiring.ts";
import { countHire } from "../hires/countHire.ts";
import { reconcileJobEdit } from "../jobEdits/reconcileJobEdit.ts";
import { noteDecision } from "../jobs/onPendingJobDeleted.ts";
import { forgetRefusal } from "../jobs/onPendingJobWritten.ts";
import { reconcileJob } from "../jobs/reconcileJob.ts";
import { sendOwnDataLink } from "../personalData/onLinkRequested.ts";
import { compareCompanies, reconcileRegister } from "../register/reconcileRegister.ts";
import { indexCompany, indexPendingJob, indexResume } from "../search/searchIndex.ts";
import { cardOwnerOf } from "../talents/cardOwner.ts";
import { reconcileTalentCard } from "../talents/reconcileTalentCard.ts";

type Retry = (context: Context, documentId: string, secret: string) => Promise<void>;

/**
 * Each function's work on a document as it is now, without its event. Work that a nightly run gave up on is missing
 * here: the next run retries it.
 */
export const retriedWork: Readonly<Record<string, Retry>> = {
  onCandidateCreated: receive,
  onCandidateUpdated: receive,
  onCandidateDeleted: async (context, id) => {
    if ((await raw(context, "candidates", id)).exists) return;
    const path: unknown = (await raw(context, "resumes", id)).get("resumePath");
    if (typeof path === "string") await removeApplication(context, await theBucket(), id, path);
  },
  onClosingNoticeWritten: (context, id) => reconcileClosing(context, id, context.now),
  onCompanyWritten: async (context, id) => {
    if (!(await raw(context, "companies", id)).exists)
      return removeCompany(context, await theAuth(), id, { actor: unknownActor });
    await indexCompany(context, id);
    await compareCompany(context, id);
    await reconcileJobsOf(context, id);
    await reconcilePublicCompany(context, id);
  },
  onHireWritten: countHire,
  onJobWritten: reconcileWholeJob,
  onJobApprovalDecided: reconcileWholeJob,
  reconcileJob: reconcileWholeJob,
  onJobEditWritten: reconcileJobEdit,
  onPendingJobWritten: async (context, id) => {
    await indexPendingJob(context, id);
    await forgetRefusal(context, id);
  },
  onPendingJobDeleted: (context, id) => noteDecision(context, `retried-${id}`, id),
  // The next run of resendMail sends a mail that can be read again.
  onMailCreated: async ({ store }, id) => void (await store.mail.doc(id).get()).data(),
  onResumeDecided: async (context, id) => {
    await fillTalentPool(context, id);
    await indexResume(context, id);
  },
  onResumeUploaded: async (context, id) => noteResumeFile(context, await theBucket(), id),
  onTalentPoolWritten: async (context, id, secret) => {
    const email: unknown = (await raw(context, "talentPool", id)).get("email");
    const owner = cardOwnerOf({ resumeId: id, email: typeof email === "string" ? email : null });
    await reconcileTalentCard(context, secret, owner);
  },
  onCompanyTaxIdWritten: compareCompany,
  onRegisterMatchWritten: compareCompany,
  reconcileRegister: compareCompany,
  onEmployerRegisterWritten: (context) => compareCompanies(context, adminEmail.value()),
  onLinkRequested: (context, id, secret) => sendOwnDataLink(context, secret, id),
} satisfies Partial<Record<Work, Retry>>;

async function receive(context: Context, id: string): Promise<void> {
  await receiveApplication(context, id);
  await noteResumeFile(context, await theBucket(), id);
}

/** Compares a company with the register of employers. */
function compareCompany(context: Context, companyId: string): Promise<void> {
  return reconcileRegister(context, companyId, adminEmail.value());
}

async function reconcileWholeJob(context: Context, id: string): Promise<void> {
  await reconcileJob(context, id);
  await reconcileJobEdit(context, id);
  const companyId: unknown = (await raw(context, "jobs", id)).get("companyId");
  if (typeof companyId !== "string") return;
  await reconcileHiring(context, companyId);
  await reconcilePublicCompany(context, companyId);
}

type Kept = "candidates" | "companies" | "jobs" | "resumes" | "talentPool";

/** A document as stored, whether or not it fits its schema. */
function raw({ store }: Context, name: Kept, id: string) {
  return store[name].withConverter(null).doc(id).get();
}
