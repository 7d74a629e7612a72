import type { ApprovalStatus } from "../../domain/job/job.ts";
import type { Decided, DecisionNews, JobApproval, Told } from "../../domain/job/jobApproval.ts";
import { limits } from "../../domain/limits.ts";
import type { Mail } from "../../domain/mail/mail.ts";

/** What follows from a decision for what its company is told. */
export type NewsPlan = {
  news: DecisionNews;
  /** The mail to remove: it is not out, and is no longer true. */
  takesBack: string | null;
  /** What the company read before, where a mail is to be written that says otherwise. */
  corrects: Told | null;
};

/** What is known of what a company was told; of a record from before this was kept, its decision counts as told. */
export function knownNews(approval: JobApproval, standing: ApprovalStatus): DecisionNews {
  if (approval.news !== undefined) return approval.news;
  return { told: standing === "pending" ? null : { status: standing, notes: "" }, mail: null };
}

/** Whether a mail may have reached its reader; one that is gone was sent, and removed when its term was over. */
export function isOut(mail: Mail | undefined): boolean {
  const state = mail === undefined ? "SUCCESS" : (mail.delivery?.state ?? "PENDING");
  return state === "SUCCESS" || state === "PROCESSING" || state === "DOUBTFUL";
}

/**
 * Keeps what a company reads true of the last decision: a mail that is not out yet is taken back, and another one is
 * written (under `id`) only where the company would otherwise believe something else.
 */
export function planNews(
  { told: read, mail }: DecisionNews,
  mailIsOut: boolean,
  decision: Told,
  id: string,
): NewsPlan {
  const told = mail !== null && mailIsOut ? { status: mail.status, notes: mail.notes } : read;
  const takesBack = mail !== null && !mailIsOut ? mail.id : null;
  const believes = told ?? { status: "pending" as const, notes: "" };
  const isTrue =
    decision.status === believes.status &&
    (decision.status === "pending" || decision.notes === believes.notes);
  return {
    news: { told, mail: isTrue ? null : { ...decision, id } },
    takesBack,
    corrects: isTrue || believes.status === decision.status ? null : told,
  };
}

/** What the mail about a decision of the instant `at` corrects, and when it may go out. */
export function mailTerms(
  { corrects }: NewsPlan,
  at: Date,
): { before: Decided["status"] | null; notBefore: Date } {
  return {
    before: corrects === null || corrects.status === "pending" ? null : corrects.status,
    notBefore: new Date(at.getTime() + limits.decisionMailDelay * 1000),
  };
}
