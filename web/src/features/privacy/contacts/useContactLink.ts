import type { ContactAnswer } from "@vagas/functions/domain/contactRequest";
import { useEffect, useState } from "react";
import type { ContactOutcome } from "../../../data/visitor/contactAnswer.ts";
import { lateCode } from "../../../data/visitor/lateCode.ts";

/** Calls the functions; fetched when a link is opened. */
export const loadContactAnswer = lateCode(() => import("../../../data/visitor/contactAnswer.ts"));

async function follow(token: string, answer: ContactAnswer | null): Promise<ContactOutcome> {
  const part = await loadContactAnswer().catch(() => null);
  return part === null
    ? { state: navigator.onLine ? "failed" : "offline" }
    : part.followContactLink(token, answer);
}

/** What a link is about, null while that is loading; `give` answers. An answer that did not arrive leaves the question. */
export function useContactLink(token: string) {
  const [outcome, setOutcome] = useState<ContactOutcome | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<"offline" | "failed" | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let current = true;
    void follow(token, null).then((answer) => current && setOutcome(answer));
    return () => {
      current = false;
    };
  }, [token, attempt]);

  return {
    outcome,
    busy,
    problem,
    give: async (answer: ContactAnswer) => {
      if (busy) return;
      setBusy(true);
      const answered = await follow(token, answer);
      setBusy(false);
      if (answered.state === "offline" || answered.state === "failed") setProblem(answered.state);
      else setOutcome(answered);
    },
    retry: () => {
      setOutcome(null);
      setAttempt(attempt + 1);
    },
  };
}
