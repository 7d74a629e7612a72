import { setTimeout as sleep } from "node:timers/promises";
import { unansweredStages } from "@vagas/functions/domain/application/stage";
import { collections } from "@vagas/functions/domain/collections";
import { addDays } from "@vagas/functions/domain/dates";
import { type HireAnswer, hireAnswers, isHired } from "@vagas/functions/domain/closing/hireAnswers";
import type { JobLinkAnswer, JobLinkPurpose } from "@vagas/functions/domain/job/jobLink";
import { limits } from "@vagas/functions/domain/limits";
import {
  collection,
  deleteDoc,
  doc,
  type DocumentSnapshot,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  type Timestamp,
  updateDoc,
  where,
} from "firebase/firestore/lite";
import { callFunction } from "../functions/callFunction.ts";
import { signToken } from "../functions/signToken.ts";
import { deleteJob } from "./deleteJob.ts";
import type { Person } from "./openPerson.ts";

type Company = { person: Person; uid: string };

/**
 * A company ends a job to which somebody without an answer applied, on the site or by the links of its mails: it has everybody
 * told, sometimes takes that back, sometimes asks again, and tells whom it hired. If nobody waits for an answer, it tells of a
 * hire for any of its jobs. Returns whether it could.
 */
export async function endJob(company: Company): Promise<boolean> {
  const { database, dice, tally } = company.person;
  const jobId = await someAppliedJob(company);
  if (jobId === null) return tellAnyHire(company);
  const job = await getDoc(doc(database, collections.jobs, jobId)).catch(() => null);
  const isByMail = dice.chance(0.35) && job !== null && job.exists();
  const asked = isByMail
    ? await tally.count("company has everybody told, by the links of a mail", () => endByLinks(job))
    : await tally.count("company has everybody told that a job has ended", () =>
        endOnSite(company, jobId, job),
      );
  if (asked && dice.chance(0.4)) await takeBack(company, jobId);
  if (dice.chance(0.6)) await tellHire(company, jobId, isByMail ? job : null);
  return asked;
}

async function someAppliedJob({ person, uid }: Company): Promise<string | null> {
  const { database, dice } = person;
  const own = query(
    collection(database, collections.candidates),
    where("companyId", "==", uid),
    limit(limits.listRequest.max),
  );
  const { docs } = await getDocs(own).catch(() => ({ docs: [] }));
  const waiting = docs.filter((row) =>
    unansweredStages.some((stage) => stage === row.get("stage")),
  );
  return (dice.oneOf(waiting)?.get("jobId") as string | undefined) ?? null;
}

async function endOnSite(
  { person, uid }: Company,
  jobId: string,
  job: DocumentSnapshot | null,
): Promise<void> {
  const { database, dice } = person;
  if (job?.exists()) {
    if (dice.chance(0.25)) await deleteJob(database, uid, job);
    else await updateDoc(job.ref, { filled: true, updatedAt: serverTimestamp() });
  }
  await ask({ person, uid }, jobId);
}

function ask({ person, uid }: Company, jobId: string): Promise<void> {
  return setDoc(doc(person.database, collections.closingNotices, jobId), {
    companyId: uid,
    askedAt: serverTimestamp(),
  });
}

async function takeBack(company: Company, jobId: string): Promise<void> {
  const { database, dice, tally } = company.person;
  await sleep(dice.below(3_000));
  const isBack = await tally.count("company takes the end of a job back", () =>
    deleteDoc(doc(database, collections.closingNotices, jobId)),
  );
  if (isBack && dice.chance(0.3))
    await tally.count("company has everybody told after all", () => ask(company, jobId));
}

/** Fills the job by its link, and tells everybody by the link that the page then offers, or by the mail's own. */
async function endByLinks(job: DocumentSnapshot): Promise<void> {
  const filled = job.get("filled") === true ? null : await follow("fill", job);
  await follow("tell", job, filled?.unanswered?.token);
}

async function tellAnyHire(company: Company): Promise<boolean> {
  const { database, dice } = company.person;
  const own = query(
    collection(database, collections.jobs),
    where("companyId", "==", company.uid),
    limit(limits.listRequest.max),
  );
  const { docs } = await getDocs(own).catch(() => ({ docs: [] }));
  const job = dice.oneOf(docs.filter((row) => row.get("approved") === true));
  return job === undefined ? true : tellHire(company, job.id, dice.chance(0.3) ? job : null);
}

function tellHire(
  { person, uid }: Company,
  jobId: string,
  linked: DocumentSnapshot | null,
): Promise<boolean> {
  const { database, dice, tally } = person;
  const answer = dice.oneOf(hireAnswers)!;
  const hire = { answer, people: isHired(answer) ? 1 + dice.below(5) : 0 };
  return tally.count(`company tells of a hire: ${answer}`, () =>
    linked === null
      ? setDoc(doc(database, collections.hires, jobId), {
          companyId: uid,
          ...hire,
          answeredAt: serverTimestamp(),
        })
      : follow("hired", linked, undefined, hire),
  );
}

type Done = Extract<JobLinkAnswer, { state: "ready" | "done" }>;

/** Follows a link as the mail about the job has it. Throws 'failed-precondition' if the job has gone on without the mail. */
async function follow(
  purpose: JobLinkPurpose,
  job: DocumentSnapshot,
  token = tokenOf(purpose, job),
  hire?: { answer: HireAnswer; people: number },
): Promise<Done> {
  const data = { token, confirmed: true, ...(hire === undefined ? {} : { hire }) };
  const answer = (await callFunction("followJobLink", data)) as JobLinkAnswer | string;
  if (typeof answer === "string" || ["forged", "ready"].includes(answer.state))
    throw new Error(`The link to ${purpose} answered ${JSON.stringify(answer)}`);
  if (answer.state === "done") return answer;
  throw Object.assign(new Error(answer.state), { code: "failed-precondition" });
}

function tokenOf(purpose: JobLinkPurpose, job: DocumentSnapshot): string {
  const time = (field: string) => (job.get(field) as Timestamp).toMillis();
  const expires = addDays(new Date(time("expiresAt")), limits.jobLinkDays).getTime();
  const of = time(purpose === "fill" ? "postedAt" : "expiresAt");
  return signToken({ purpose, subject: job.id, of, expires });
}
