import { useEffect, useState } from "react";
import type { JobLinkOutcome } from "../../../data/visitor/jobLink.ts";
import { lateCode } from "../../../data/visitor/lateCode.ts";

/** Calls the functions; fetched when a link is opened. */
const loadJobLink = lateCode(() => import("../../../data/visitor/jobLink.ts"));

async function follow(token: string, confirmed: boolean): Promise<JobLinkOutcome> {
  const part = await loadJobLink().catch(() => null);
  return part === null
    ? { state: navigator.onLine ? "failed" : "offline" }
    : part.followJobLink(token, confirmed);
}

/** What a link would do, null while that is loading; `confirm` does it. */
export function useJobLink(token: string) {
  const [outcome, setOutcome] = useState<JobLinkOutcome | null>(null);
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let current = true;
    void follow(token, false).then((answer) => current && setOutcome(answer));
    return () => {
      current = false;
    };
  }, [token, attempt]);

  return {
    outcome,
    busy,
    confirm: async () => {
      if (busy) return;
      setBusy(true);
      const answer = await follow(token, true);
      setBusy(false);
      setOutcome(answer);
    },
    retry: () => {
      setOutcome(null);
      setAttempt(attempt + 1);
    },
  };
}
