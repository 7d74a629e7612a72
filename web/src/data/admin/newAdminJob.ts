import type { JobContent } from "@vagas/functions/domain/job/job";
import { serverTimestamp } from "firebase/firestore";

/** A job of no company, as it is first written: published at once. */
export function newAdminJob(content: JobContent, filled: boolean, expiresAt: Date) {
  return {
    ...content,
    companyId: null,
    filled,
    revision: 1,
    approved: true,
    approvalStatus: "approved",
    listed: false,
    searchTerms: [],
    postedAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
    expiresAt,
  };
}
