import {
  companySearchText,
  pendingJobSearchText,
} from "@vagas/functions/domain/administration/adminSearch";
import type { Candidate } from "@vagas/functions/domain/application/candidate";
import { addMinutes } from "@vagas/functions/domain/dates";
import { type ClosingNotice, isToldBy } from "@vagas/functions/domain/closing/closingNotice";
import type { Hire } from "@vagas/functions/domain/closing/hire";
import type { Job } from "@vagas/functions/domain/job/job";
import { isExpired, isListed } from "@vagas/functions/domain/job/jobStanding";
import { jobMonthlyPay } from "@vagas/functions/domain/pay/payText";
import { jobSearchTerms } from "@vagas/functions/domain/jobList/jobSearch";
import { searchTerms } from "@vagas/functions/domain/text/searchTerms";
import type { Stats } from "@vagas/functions/domain/administration/stats";
import { type HireShare, statsShare } from "@vagas/functions/domain/administration/statsShare";
import { recount } from "@vagas/functions/domain/testing/recount";
import { statsText } from "../support/statsText.ts";
import { brokenReplies } from "./brokenReplies.ts";
import { brokenShortCodes } from "./brokenShortCodes.ts";
import type { Board } from "./readBoard.ts";

/** Contradictions among jobs, their approvals, and the public counts. */
export function brokenJobs(board: Board, now: Date): string[] {
  return [
    ...brokenCounts(board),
    ...[...board.jobs.values()].flatMap((job) => brokenJob(board, job, now)),
    ...orphanApprovals(board),
    ...orphanExplanations(board),
    ...brokenClosures(board),
    ...brokenNotices(board, now),
    ...brokenHires(board),
    ...brokenPlaces(board),
    ...brokenReplies(board),
    ...brokenSearch(board),
    ...brokenShortCodes(board),
  ];
}

function brokenCounts({ jobs, shares, hires, stats }: Board): string[] {
  const broken: string[] = [];
  const hired = (...answers: string[]) =>
    [...hires.values()].reduce(
      (sum, { answer, people }) => sum + (answers.includes(answer) ? people : 0),
      0,
    );
  const recounted = {
    ...recount([...jobs.values()].map(statsShare)),
    hires: hired("peloSite"),
    hiresTold: hired("peloSite", "deOutroJeito"),
  };
  if (statsText(stats) !== statsText(recounted))
    broken.push(
      `stats/public is not a recount: ${oneLine(stats)} instead of ${oneLine(recounted)}`,
    );
  for (const [id, share] of shares) {
    const job = jobs.get(id);
    if (job === undefined) broken.push(`stats/public/shares/${id} counts a job that is gone`);
    else if (same(statsShare(job), share) === false)
      broken.push(`stats/public/shares/${id} is not its job's`);
  }
  for (const id of jobs.keys()) if (!shares.has(id)) broken.push(`jobs/${id} is not counted`);
  return broken;
}

function brokenJob(board: Board, job: Job, now: Date): string[] {
  const broken = brokenApproval(board, job);
  if (job.companyId !== null && !board.companies.has(job.companyId))
    broken.push(`jobs/${job.id} belongs to no company that is there`);
  if (job.approved !== (job.approvalStatus === "approved"))
    broken.push(`jobs/${job.id} is ${job.approvalStatus} and says approved: ${job.approved}`);
  const mayBeListed = isOnSite(board, job, now);
  if (job.listed !== mayBeListed)
    broken.push(
      `jobs/${job.id} is ${job.listed ? "" : "not "}listed, which it should ${mayBeListed ? "" : "not "}be`,
    );
  if (job.category !== job.type) broken.push(`jobs/${job.id} has another category than its type`);
  if (!same(job.searchTerms, jobSearchTerms(job)))
    broken.push(`jobs/${job.id} is searched by other terms than its title's`);
  if (job.monthlyPay !== jobMonthlyPay(job))
    broken.push(`jobs/${job.id} is ordered by another pay than its own`);
  return broken;
}

/** Whether a job is to be listed; a job that expired since the last hourly round may still be. */
function isOnSite({ companies }: Board, job: Job, now: Date): boolean {
  const isLate = isExpired(job, now) && job.listed;
  const expiresAt = isLate ? new Date(now.getTime() + 1) : job.expiresAt;
  const isActive = job.companyId === null || companies.get(job.companyId)?.active === true;
  return isListed({ ...job, expiresAt }, isActive, now);
}

/** What is wrong between a job and its approval record. */
function brokenApproval({ approvals }: Board, job: Job): string[] {
  const { id, approvalStatus, revision, companyId } = job;
  const broken: string[] = [];
  const approval = approvals.get(id);
  const isOfThisText = approval?.revision === revision;
  if (approvalStatus === "pending" && !(isOfThisText && approval.status === "pending"))
    broken.push(`jobs/${id} waits, and no approval record does`);
  if (approvalStatus !== "pending" && isOfThisText && approval.status !== approvalStatus)
    broken.push(`jobs/${id} is ${approvalStatus}, its approval ${approval.status}`);
  if (approval !== undefined && approval.companyId !== companyId)
    broken.push(`jobApprovals/${id} names another company than the job`);
  return broken;
}

function orphanApprovals({ approvals, jobs }: Board): string[] {
  return [...approvals.keys()]
    .filter((id) => !jobs.has(id))
    .map((id) => `jobApprovals/${id} has no job`);
}

function orphanExplanations({ explanations, jobs }: Board): string[] {
  return [...explanations]
    .filter(([id, { companyId }]) => jobs.get(id)?.companyId !== companyId)
    .map(([id]) => `jobExplanations/${id} has no job of its company`);
}

function brokenClosures({ closures, companies, jobs }: Board): string[] {
  return [...closures].flatMap(([id, { companyId }]) => [
    ...(companyId === undefined || companies.has(companyId)
      ? []
      : [`jobClosures/${id} names a company that is gone`]),
    ...(companyId !== undefined && jobs.get(id)?.companyId === companyId
      ? [`jobClosures/${id} says that a job is gone, which is there`]
      : []),
  ]);
}

function brokenNotices({ notices, companies, jobs, candidates }: Board, now: Date): string[] {
  return [
    ...[...notices].flatMap(([id, notice]) => [
      ...(companies.has(notice.companyId)
        ? []
        : [`closingNotices/${id} is of a company that is gone`]),
      ...(jobs.has(id) && jobs.get(id)!.companyId !== notice.companyId
        ? [`closingNotices/${id} is about another company's job`]
        : []),
      ...(isTakenBack(notice, jobs.get(id), now)
        ? [`closingNotices/${id} is of a job that took applications again before people were told`]
        : []),
    ]),
    ...[...candidates]
      .filter(([, candidate]) =>
        isLeftOut(
          candidate,
          notices.get(candidate.jobId ?? ""),
          jobs.get(candidate.jobId ?? ""),
          now,
        ),
      )
      .map(([id]) => `candidates/${id} is not told that its job has ended`),
  ];
}

/** Whether a job is open since its last change, and that was before people's half hour was over. */
function isTakenBack(notice: ClosingNotice, job: Job | undefined, now: Date): boolean {
  return job !== undefined && isOpenToAll(job, now) && job.updatedAt < tellingTime(notice);
}

function isOpenToAll(job: Job, now: Date): boolean {
  return !job.filled && job.paused !== true && !isExpired(job, now);
}

function tellingTime({ askedAt }: ClosingNotice): Date {
  return addMinutes(askedAt, 30);
}

function brokenHires({ hires, hireShares, companies, jobs }: Board): string[] {
  const ids = [...new Set([...hires.keys(), ...hireShares.keys()])];
  return [
    ...ids
      .filter((id) => !isShareOf(hireShares.get(id), hires.get(id)))
      .map((id) => `stats/public/hires/${id} is not what its company tells`),
    ...[...hires].flatMap(([id, hire]) => brokenHire(id, hire, { companies, jobs })),
  ];
}

function isShareOf(share: HireShare | undefined, hire: Hire | undefined): boolean {
  if (share === undefined || hire === undefined) return false;
  const { answer, people } = hire;
  const bySite = answer === "peloSite" ? people : 0;
  const inAll = answer === "deOutroJeito" ? people : bySite;
  return share.hires === bySite && share.hiresTold === inAll;
}

function brokenHire(
  id: string,
  { companyId }: Hire,
  { companies, jobs }: Pick<Board, "companies" | "jobs">,
): string[] {
  return [
    ...(companyId === undefined || companies.has(companyId)
      ? []
      : [`hires/${id} names a company that is gone`]),
    ...(companyId !== undefined && jobs.has(id) && jobs.get(id)!.companyId !== companyId
      ? [`hires/${id} is about another company's job`]
      : []),
  ];
}

/** A job that came back asks nothing any more. */
function isLeftOut(
  candidate: Candidate,
  notice: ClosingNotice | undefined,
  job: Job | undefined,
  now: Date,
): boolean {
  if (notice === undefined || !isToldBy(notice, candidate)) return false;
  return job === undefined || (!isOpenToAll(job, now) && job.updatedAt < tellingTime(notice));
}

function brokenPlaces({ places, companies, jobs }: Board): string[] {
  return [...places].flatMap(([companyId, { jobs: taken }]) => [
    ...(companies.has(companyId) ? [] : [`queuePlaces/${companyId} is of a company that is gone`]),
    ...Object.values(taken)
      .filter((jobId) => jobs.has(jobId) && jobs.get(jobId)!.companyId !== companyId)
      .map((jobId) => `queuePlaces/${companyId} names jobs/${jobId}, which is another company's`),
  ]);
}

function brokenSearch({ companies, pendingJobs }: Board): string[] {
  return [
    ...[...companies]
      .filter(([, row]) => !same(row.searchTerms, searchTerms(companySearchText(row))))
      .map(([id]) => `companies/${id} is searched by other terms than its own`),
    ...[...pendingJobs]
      .filter(([, row]) => !same(row.searchTerms, searchTerms(pendingJobSearchText(row))))
      .map(([id]) => `pendingJobs/${id} is searched by other terms than its own`),
  ];
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function oneLine(stats: Stats): string {
  return statsText(stats).replaceAll("\n", ", ");
}
