import type { ApprovalStatus } from "../../domain/job/job.ts";
import type { Decided, DecisionNews, JobApproval, Told } from "../../domain/job/jobApproval.ts";
import { limits } from "../../domain/limits.ts";
import type { Mail } from "../../domain/mail/mail.ts";

/** The consequence of a decision for the company's mails. */
type NewsPlan = {
  news: DecisionNews;
  /** The mail to remove: unsent, and no longer true. */
  takesBack: string | null;
  /** What the company read before, if a new mail contradicts it. */
  corrects: Told | null;
};

/** What a company was told; a record without this information counts as told. */
export function knownNews(approval: JobApproval, standing: ApprovalStatus): DecisionNews {
  if (approval.news !== undefined) return approval.news;
  return { told: standing === "pending" ? null : { status: standing, notes: "" }, mail: null };
}

/** Whether a mail may have been read; a deleted one was sent, and removed after its term. */
export function isOut(mail: Mail | undefined): boolean {
  const state = mail === undefined ? "SUCCESS" : (mail.delivery?.state ?? "PENDING");
  return state === "SUCCESS" || state === "PROCESSING" || state === "DOUBTFUL";
}

/**
 * Keeps what a company reads true of the last decision: an unsent mail is removed, and another one is written (under
 * `id`) only if the company would otherwise believe something false.
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

/** What a decision's mail corrects, and when it may be sent; `at` is the decision's time. */
export function mailTerms(
  { corrects }: NewsPlan,
  at: Date,
): { before: Decided["status"] | null; notBefore: Date } {
  return {
    before: corrects === null || corrects.status === "pending" ? null : corrects.status,
    notBefore: new Date(at.getTime() + limits.decisionMailDelay * 1000),
  };
}
