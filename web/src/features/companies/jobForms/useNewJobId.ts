import { useRef } from "react";
import { newJobId } from "../../../data/company/companyJobWrites.ts";
import { hasJobDraft, keepTriedJob, triedJob } from "./jobFormDraft.ts";

/**
 * Returns the id for a new job when it is sent. It is the same for every try of a form until that is discarded, and for a
 * draft of the same title that comes back after its answer and its page were lost: no second try makes a second job.
 */
export function useNewJobId(storageKey: string): (title: string) => string {
  const last = useRef<{ id: string; title: string; isStored: boolean } | null>(null);
  return (title) => {
    const stored = triedJob(storageKey, new Date());
    const tried = stored ?? (last.current?.isStored === false ? last.current : null);
    const isOwn = tried !== null && tried.id === last.current?.id;
    const isBack = tried?.title === title && hasJobDraft(storageKey);
    const id = tried && (isOwn || isBack) ? tried.id : newJobId();
    const isStored = keepTriedJob(storageKey, { id, title }, new Date());
    last.current = { id, title, isStored };
    return id;
  };
}
