import { useState } from "react";
import { useWhileCurrent } from "../../state/useWhileCurrent.ts";

/** Why the server did not answer. */
export type LinkFailure = { state: "offline" | "failed" };

/** Asks by its token what a mail's link is about; with an answer, answers it. Asking changes nothing. */
export type FollowLink<Answer, Outcome> = (
  token: string,
  answer: Answer | null,
) => Promise<Outcome | LinkFailure>;

/** The same with code that is fetched when a link is opened. */
export function lazyFollow<Answer, Outcome>(
  load: () => Promise<FollowLink<Answer, Outcome>>,
): FollowLink<Answer, Outcome> {
  return async (token, answer) => {
    const follow = await load().catch(() => null);
    return follow === null
      ? { state: navigator.onLine ? "failed" : "offline" }
      : follow(token, answer);
  };
}

/**
 * What a mail's link is about, null while that is loading; `give` answers. An answer that did not arrive leaves the
 * question, and `problem` says why.
 */
export function useMailLink<Answer, Outcome extends { state: string }>(
  token: string,
  follow: FollowLink<Answer, Outcome>,
) {
  const [outcome, setOutcome] = useState<Outcome | LinkFailure | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<LinkFailure["state"] | null>(null);
  const [attempt, setAttempt] = useState(0);

  useWhileCurrent(
    (isCurrent) => {
      void follow(token, null).then((answer) => isCurrent() && setOutcome(answer));
    },
    [token, follow, attempt],
  );

  return {
    outcome,
    busy,
    problem,
    give: async (answer: Answer) => {
      if (busy) return;
      setBusy(true);
      setProblem(null);
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
