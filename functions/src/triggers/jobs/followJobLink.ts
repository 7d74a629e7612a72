import { HttpsError } from "firebase-functions/https";
import { z } from "zod";
import { openContext, type Context } from "../../context.ts";
import { tellingTime } from "../../domain/application/answer.ts";
import type { Company } from "../../domain/company/company.ts";
import type { Job } from "../../domain/job/job.ts";
import {
  type JobLinkAnswer,
  type JobLinkPurpose,
  jobLinkPurposes,
  type JobLinkRefusal,
} from "../../domain/job/jobLink.ts";
import { hireReplySchema } from "../../domain/closing/hire.ts";
import type { HireReply } from "../../domain/closing/hireAnswers.ts";
import { isUnderway } from "../../domain/closing/closingNotice.ts";
import { hasEnded } from "../../domain/closing/jobEnd.ts";
import { renewedDeadline } from "../../domain/job/deadline.ts";
import { jobLinkToken, linkedVersion } from "../../mail/deadlineMail.ts";
import { type LinkClaims, readLink } from "../../mail/signedLink.ts";
import { countUnanswered } from "../closing/countUnanswered.ts";
import type { Store } from "../../store/store.ts";
import { execute, type Write } from "../../store/writes.ts";
import { noteRefusedLink } from "../noteRefusedLink.ts";
import { fromTheSite, linkSecret, linkSecrets } from "../../functionOptions.ts";
import { onPageCall } from "../onPageCall.ts";

const requestSchema = z.strictObject({
  token: z.string().max(1000),
  confirmed: z.boolean(),
  /** What the link to 'hired' is to store. */
  hire: hireReplySchema.optional(),
});

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
    const { token, confirmed, hire } = request.data;
    return followLink(openContext(), linkSecret.value(), token, confirmed, hire);
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
  hire?: HireReply,
): Promise<JobLinkAnswer> {
  const answer = await tryLink(context, secret, { token, confirmed, hire });
  if (["forged", "expired", "used"].includes(answer.state))
    noteRefusedLink("followJobLink", token, secret, answer.state);
  return answer;
}

type Request = { token: string; confirmed: boolean; hire: HireReply | undefined };

async function tryLink(
  { store, now }: Context,
  secret: string,
  { token, confirmed, hire }: Request,
): Promise<JobLinkAnswer> {
  const reading = readLink(token, secret, now);
  if (reading.state === "forged" || !isJobLink(reading.claims))
    return { state: "forged", job: null };
  const { claims, id } = reading;
  const { purpose, subject } = claims;
  const people = purpose === "renew" || purpose === "hired" ? 0 : await countPeople(store, subject);
  return store.firestore.runTransaction(async (transaction): Promise<JobLinkAnswer> => {
    const [use, jobDoc, notice] = await Promise.all([
      transaction.get(store.linkUses.doc(id)),
      transaction.get(store.jobs.doc(subject)),
      transaction.get(store.closingNotices.doc(subject)),
    ]);
    const stored = jobDoc.data();
    if (stored === undefined || stored.companyId === null) return { state: "gone", job: null };
    const job = { id: stored.id, title: stored.title, company: stored.company };
    if (use.exists) return { state: "used", job };
    if (reading.state === "expired") return { state: "expired", job };
    const company = (await transaction.get(store.companies.doc(stored.companyId))).data();
    const isAsked = isUnderway(notice.data(), now);
    const refusal = refusalOf(claims, stored, company, { isAsked, people, now });
    if (refusal !== null) return { state: refusal, job };

    const until = linkedTime(purpose, stored, now);
    const answer = { purpose, job, until: until.getTime(), ...(purpose === "tell" && { people }) };
    if (!confirmed || (purpose === "hired") !== (hire !== undefined))
      return { state: "ready", ...answer };
    const { companyId } = stored;
    execute(store, transaction, [
      effectOf(purpose, { id: subject, companyId, until, now, hire }),
      {
        in: "linkUses",
        id,
        set: { purpose, usedAt: now, expiresAt: new Date(claims.expires) },
      },
    ]);
    if (purpose !== "fill" || people === 0 || isAsked) return { state: "done", ...answer };
    const unanswered = { people, token: jobLinkToken("tell", stored, secret) };
    return { state: "done", ...answer, unanswered };
  });
}

/** How many people its company gave no answer; 0 for a job that is gone, or of no company. */
async function countPeople(store: Store, jobId: string): Promise<number> {
  const companyId: unknown = (await store.jobs.doc(jobId).get()).get("companyId");
  return typeof companyId === "string" ? countUnanswered(store, companyId, jobId) : 0;
}

type Effect = {
  id: string;
  companyId: string;
  until: Date;
  now: Date;
  hire: HireReply | undefined;
};

function effectOf(purpose: JobLinkPurpose, { id, companyId, until, now, hire }: Effect): Write {
  if (hire !== undefined) return { in: "hires", id, set: { companyId, ...hire, answeredAt: now } };
  if (purpose === "tell") return { in: "closingNotices", id, set: { companyId, askedAt: now } };
  const change = purpose === "renew" ? { expiresAt: until } : { filled: true };
  return { in: "jobs", id, update: { ...change, updatedAt: now } };
}

/** The deadline before, or after a renewal; when people are told. */
function linkedTime(purpose: JobLinkPurpose, { expiresAt }: Job, now: Date): Date {
  if (purpose === "tell") return tellingTime(now);
  return purpose === "renew" ? renewedDeadline(now) : expiresAt;
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
  around: Around,
): JobLinkRefusal | null {
  if (company?.active !== true) return "inactive";
  if (of !== linkedVersion(purpose, job)) return "changed";
  if (purpose === "tell") return refusalToTell(job, around);
  if (purpose === "hired") return null;
  if (!job.approved) return "notApproved";
  if (job.paused) return "paused";
  if (job.held && purpose === "renew") return "held";
  return job.filled ? "filled" : null;
}

/** What the link depends on besides the job. `isAsked`: people are about to be told; `people`: those without an answer. */
type Around = { isAsked: boolean; people: number; now: Date };

function refusalToTell(job: Job, { isAsked, people, now }: Around): JobLinkRefusal | null {
  if (isAsked) return "told";
  if (!hasEnded(job, now)) return "open";
  return people === 0 ? "nobody" : null;
}
