import type { OwnData, OwnDataAct } from "@vagas/functions/domain/privacy/ownData";
import { useState } from "react";
import type { OwnDataOutcome } from "../../data/visitor/ownDataCall.ts";
import { useWhileCurrent } from "../../state/useWhileCurrent.ts";
import { contactClosedText, contactGoneText } from "./contacts/contactStatusText.ts";
import { loadOwnDataCall, tellOutcome } from "./tellOutcome.ts";

async function ask(token: string, request: OwnDataAct): Promise<OwnDataOutcome> {
  const part = await loadOwnDataCall().catch(() => null);
  return part === null
    ? { state: navigator.onLine ? "failed" : "offline" }
    : part.actOnOwnData(token, request);
}

type Refusal = "forged" | "expired" | "used";

type Shown =
  | { state: "loading" }
  /** The link works; nothing is read before somebody asks for it. */
  | { state: "ready" }
  /** A receipt's link: confirms the address on request. */
  | { state: "confirm" }
  | { state: "confirmed" }
  | { state: "problem"; problem: Refusal | "offline" | "failed" }
  | { state: "open"; data: OwnData }
  | { state: "erased"; receipt: string };

/** Does what is requested, one thing at a time: null while another runs. `done` is the message on success. */
export type Act = (request: OwnDataAct, done?: string) => Promise<OwnDataOutcome | null>;

function isRefusal(state: string): state is Refusal {
  return state === "forged" || state === "expired" || state === "used";
}

/** The view after an answer; null: unchanged. */
function shownAfter(answer: OwnDataOutcome): Shown | null {
  if (isRefusal(answer.state)) return { state: "problem", problem: answer.state };
  if (answer.state === "open" || answer.state === "erased") return answer;
  return answer.state === "confirmed" ? { state: "confirmed" } : null;
}

/** The view without a request for contact that is no longer stored. */
function withoutContact(shown: Shown, requestId: string): Shown {
  if (shown.state !== "open") return shown;
  const contacts = shown.data.contacts.filter(({ id }) => id !== requestId);
  return { state: "open", data: { ...shown.data, contacts } };
}

/** Whether an answer to a company left its request waiting: the job is closed. */
function isStillWaiting(request: OwnDataAct, answer: OwnDataOutcome): boolean {
  if (request.act !== "answerContact" || answer.state !== "open") return false;
  return answer.data.contacts.some(
    ({ id, status }) => id === request.requestId && status === "waiting",
  );
}

/** Everything under a link's address, on request, and the actions on it. */
export function useOwnData(token: string) {
  const [shown, setShown] = useState<Shown>({ state: "loading" });
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useWhileCurrent(
    (isCurrent) => {
      void ask(token, { act: "look" }).then(({ state }) => {
        if (!isCurrent()) return;
        if (state === "ready" || state === "confirm") setShown({ state });
        else
          setShown({
            state: "problem",
            problem: isRefusal(state) || state === "offline" ? state : "failed",
          });
      });
    },
    [token, attempt],
  );

  const act: Act = async (request, done) => {
    if (busy) return null;
    setBusy(true);
    const answer = await ask(token, request);
    setBusy(false);
    const next = shownAfter(answer);
    if (next !== null) setShown(next);
    if (request.act === "answerContact" && answer.state === "missing") {
      setShown((before) => withoutContact(before, request.requestId));
      tellOutcome(answer, done, contactGoneText);
    } else if (isStillWaiting(request, answer)) tellOutcome(answer, done, contactClosedText);
    else tellOutcome(answer, done);
    return answer;
  };

  return {
    shown,
    busy,
    act,
    retry: () => {
      setShown({ state: "loading" });
      setAttempt(attempt + 1);
    },
  };
}
