import type { Candidate } from "@vagas/functions/domain/application/candidate";

/**
 * Whether nobody has an application any more for what it was sent to: a job, whose name it then lacks, or the talent bank. A
 * job of the administrator's has a company's name, and no company's account.
 */
export function isWithdrawn({
  jobId,
  company,
  consent,
}: Pick<Candidate, "jobId" | "company" | "consent">): boolean {
  return jobId === null ? !consent.talentPool : company === null;
}

/** Whether two names are one, whatever their capitals, accents and spaces. */
export function isSameName(one: string, other: string): boolean {
  return folded(one) === folded(other);
}

function folded(name: string): string {
  return name.normalize("NFD").replace(/\p{M}/gu, "").replace(/\s+/g, " ").trim().toLowerCase();
}

/** Whether an earlier application in the same place stands for the one of this name, which then need not be sent. */
export function standsFor(
  { name: earlier, isWithdrawn }: { name: string; isWithdrawn: boolean },
  name: string,
): boolean {
  return !isWithdrawn && isSameName(earlier, name);
}
