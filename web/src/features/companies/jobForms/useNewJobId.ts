import { useState } from "react";
import { newJobId } from "../../../data/company/companyJobWrites.ts";
import { keepTriedJob, triedJob } from "./jobFormDraft.ts";

/**
 * Returns the id for a new job when it is sent. It is the same for every try of a form, and for a draft that comes back
 * after its answer and its page were lost, unless it has another title: so no second try makes a second job.
 */
export function useNewJobId(storageKey: string): (title: string) => string {
  const [ownId] = useState(newJobId);
  const [tried] = useState(() => triedJob(storageKey));
  return (title) => {
    const id = tried?.title === title ? tried.id : ownId;
    keepTriedJob(storageKey, { id, title }, new Date());
    return id;
  };
}
