import { useRef } from "react";
import { newJobId } from "../../../data/company/companyJobWrites.ts";
import { dropTriedJob, hasJobDraft, keepTriedJob, triedJob } from "./jobFormDraft.ts";

/**
 * The id for a new job when it is sent. It is the same for every try of a form until that is discarded, and for a draft of
 * the same title that comes back after its answer and its page were lost: no second try makes a second job.
 */
export function useNewJobId(storageKey: string) {
  // What the device stores goes by another tab's success, and after a day.
  const own = useRef<string | null>(null);
  return {
    idFor: (title: string): string => {
      const id = own.current ?? returnedId(storageKey, title) ?? newJobId();
      own.current = id;
      keepTriedJob(storageKey, { id, title }, new Date());
      return id;
    },
    /** Nothing that is sent from now on can be about that job. */
    forget: () => {
      own.current = null;
      dropTriedJob(storageKey);
    },
  };
}

/** The id that this draft had before its page was lost. */
function returnedId(storageKey: string, title: string): string | null {
  const tried = triedJob(storageKey, new Date());
  return tried?.title === title && hasJobDraft(storageKey) ? tried.id : null;
}
