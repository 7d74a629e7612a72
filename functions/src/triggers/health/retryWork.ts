import type { Desk } from "../../desk.ts";
import { theAuth, theBucket } from "../../store/app.ts";
import { unknownActor } from "../../store/newAuditEntry.ts";
import { noteResumeFile } from "../applications/noteResumeFile.ts";
import { receiveApplication } from "../applications/onCandidateCreated.ts";
import { removeApplication } from "../applications/onCandidateDeleted.ts";
import { fillTalentPool } from "../applications/onResumeDecided.ts";
import { settleJobsOf } from "../companies/onCompanyWritten.ts";
import { removeCompany } from "../companies/removeCompany.ts";
import { settleHiring } from "../companies/settleHiring.ts";
import { settleJobEdit } from "../jobEdits/settleJobEdit.ts";
import { noteDecision } from "../jobs/onPendingJobDeleted.ts";
import { forgetRefusal } from "../jobs/onPendingJobWritten.ts";
import { settleJob } from "../jobs/settleJob.ts";
import { sendOwnDataLink } from "../personalData/onLinkRequested.ts";
import { indexCompany, indexPendingJob, indexResume } from "../search/searchIndex.ts";
import { settleTalentCard } from "../talents/settleTalentCard.ts";

type Work = (desk: Desk, documentId: string, secret: string) => Promise<void>;

/**
 * The work of each function on a document as it stands now, without its event. What a round of the night gave up on is not
 * here: the round comes back by itself.
 */
export const retriedWork: Readonly<Record<string, Work>> = {
  onCandidateCreated: receive,
  onCandidateUpdated: receive,
  onCandidateDeleted: async (desk, id) => {
    if ((await raw(desk, "candidates", id)).exists) return;
    const path: unknown = (await raw(desk, "resumes", id)).get("resumePath");
    if (typeof path === "string") await removeApplication(desk, await theBucket(), id, path);
  },
  onCompanyWritten: async (desk, id) => {
    if (!(await raw(desk, "companies", id)).exists)
      return removeCompany(desk, await theAuth(), id, { actor: unknownActor });
    await indexCompany(desk, id);
    await settleJobsOf(desk, id);
  },
  onJobWritten: settleWholeJob,
  onJobApprovalDecided: settleWholeJob,
  settleJob: settleWholeJob,
  onJobEditWritten: settleJobEdit,
  onPendingJobWritten: async (desk, id) => {
    await indexPendingJob(desk, id);
    await forgetRefusal(desk, id);
  },
  onPendingJobDeleted: (desk, id) => noteDecision(desk, `retried-${id}`, id),
  // What can be read again is sent by the next round of resendMail.
  onMailCreated: async ({ store }, id) => void (await store.mail.doc(id).get()).data(),
  onResumeDecided: async (desk, id) => {
    await fillTalentPool(desk, id);
    await indexResume(desk, id);
  },
  onResumeUploaded: async (desk, id) => noteResumeFile(desk, await theBucket(), id),
  onTalentPoolWritten: async (desk, id, secret) => {
    const email: unknown = (await raw(desk, "talentPool", id)).get("email");
    if (typeof email === "string") await settleTalentCard(desk, secret, email);
  },
  onLinkRequested: (desk, id, secret) => sendOwnDataLink(desk, secret, id),
};

async function receive(desk: Desk, id: string): Promise<void> {
  await receiveApplication(desk, id);
  await noteResumeFile(desk, await theBucket(), id);
}

async function settleWholeJob(desk: Desk, id: string): Promise<void> {
  await settleJob(desk, id);
  await settleJobEdit(desk, id);
  const companyId: unknown = (await raw(desk, "jobs", id)).get("companyId");
  if (typeof companyId === "string") await settleHiring(desk, companyId);
}

type Kept = "candidates" | "companies" | "jobs" | "resumes" | "talentPool";

/** A document as it is, whether it fits its schema or not. */
function raw({ store }: Desk, name: Kept, id: string) {
  return store[name].withConverter(null).doc(id).get();
}
