import { type Explanation, readExplanations } from "@vagas/functions/domain/law/explanations";
import { doc } from "firebase/firestore";
import { useLiveDocument } from "./liveQuery.ts";
import { liveRows } from "./liveRows.ts";

/** The explanations of a job as they are stored, live; '' without any. Its company and the administrator read them. */
export function useStoredExplanations(jobId: string) {
  const live = useLiveDocument(doc(liveRows.jobExplanations(), jobId));
  return live.state === "ready" ? { ...live, value: live.value?.entries ?? "" } : live;
}

/** The same, one by one; none until they are loaded. */
export function useExplanations(jobId: string): readonly Explanation[] {
  const stored = useStoredExplanations(jobId);
  return stored.state === "ready" ? readExplanations(stored.value) : [];
}
