import { HttpsError } from "firebase-functions/https";
import { z } from "zod";
import { openContext, type Context } from "../../context.ts";
import type { Company } from "../../domain/company/company.ts";
import type { Job } from "../../domain/job/job.ts";
import {
  type JobLinkAnswer,
  type JobLinkPurpose,
  jobLinkPurposes,
  type JobLinkRefusal,
} from "../../domain/job/jobLink.ts";
import { renewedDeadline } from "../../domain/job/renewal.ts";
import { type LinkClaims, readLink } from "../../mail/signedLink.ts";
import { noteRefusedLink } from "../noteRefusedLink.ts";
import { fromTheSite, linkSecret, linkSecrets } from "../../functionOptions.ts";
import { onPageCall } from "../onPageCall.ts";

const requestSchema = z.strictObject({ token: z.string().max(1000), confirmed: z.boolean() });

/**
 * Follows a link of a mail about a job: without `confirmed` it says what the link would do and changes nothing.
 * Anybody with the link may follow it; nobody can forge its signature. Throws `invalid-argument`.
 */
export const followJobLink = onPageCall(
  { ...fromTheSite, secrets: linkSecrets },
  async ({ data }): Promise<JobLinkAnswer> => {
    const request = requestSchema.safeParse(data);
    if (!request.success)
      throw new HttpsError("invalid-argument", "Abra o link do e-mail de novo.");
    return followLink(
      openContext(),
      linkSecret.value(),
      request.data.token,
      request.data.confirmed,
    );
  },
);

/**
 * The link's effect and the note of its use are written together. The job's own event then lists it again; content,
 * approval and revision stay.
 */
export async function followLink(
  context: Context,
  secret: string,
  token: string,
  confirmed: boolean,
): Promise<JobLinkAnswer> {
  const answer = await tryLink(context, secret, token, confirmed);
  if (["forged", "expired", "used"].includes(answer.state))
    noteRefusedLink("followJobLink", token, secret, answer.state);
  return answer;
}

async function tryLink(
  { store, now }: Context,
  secret: string,
  token: string,
  confirmed: boolean,
): Promise<JobLinkAnswer> {
  const reading = readLink(token, secret, now);
  if (reading.state === "forged" || !isJobLink(reading.claims))
    return { state: "forged", job: null };
  const { claims, id } = reading;
  const { purpose } = claims;
  return store.firestore.runTransaction(async (transaction): Promise<JobLinkAnswer> => {
    const useRef = store.linkUses.doc(id);
    const jobRef = store.jobs.doc(claims.subject);
    const [use, jobDoc] = await Promise.all([transaction.get(useRef), transaction.get(jobRef)]);
    const stored = jobDoc.data();
    if (stored === undefined || stored.companyId === null) return { state: "gone", job: null };
    const job = { id: stored.id, title: stored.title, company: stored.company };
    if (use.exists) return { state: "used", job };
    if (reading.state === "expired") return { state: "expired", job };
    const company = (await transaction.get(store.companies.doc(stored.companyId))).data();
    const refusal = refusalOf(claims, stored, company);
    if (refusal !== null) return { state: refusal, job };

    const until = purpose === "renew" ? renewedDeadline(now) : stored.expiresAt;
    if (!confirmed) return { state: "ready", purpose, job, until: until.getTime() };
    transaction.update(
      jobRef,
      purpose === "renew" ? { expiresAt: until, updatedAt: now } : { filled: true, updatedAt: now },
    );
    transaction.set(useRef, { purpose, usedAt: now, expiresAt: new Date(claims.expires) });
    return { state: "done", purpose, job, until: until.getTime() };
  });
}

type JobLinkClaims = LinkClaims & { purpose: JobLinkPurpose };

function isJobLink(claims: LinkClaims): claims is JobLinkClaims {
  return jobLinkPurposes.some((purpose) => purpose === claims.purpose);
}

/** Why the link does nothing to the present job, or null if it works. */
function refusalOf(
  { purpose, of }: JobLinkClaims,
  job: Job,
  company: Company | undefined,
): JobLinkRefusal | null {
  if (company?.active !== true) return "inactive";
  if (of !== (purpose === "renew" ? job.expiresAt : job.postedAt).getTime()) return "changed";
  if (!job.approved) return "notApproved";
  if (job.paused) return "paused";
  if (job.held && purpose === "renew") return "held";
  return job.filled ? "filled" : null;
}
