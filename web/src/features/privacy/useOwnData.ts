import type { OwnData, OwnDataAct } from "@vagas/functions/domain/privacy/ownData";
import { useState } from "react";
import { lazyImport } from "../../data/visitor/lazyImport.ts";
import { forgetAllSent } from "../../data/application/rememberSent.ts";
import type { OwnDataOutcome } from "../../data/visitor/ownDataCall.ts";
import { useWhileCurrent } from "../../state/useWhileCurrent.ts";
import { notify } from "../../ui/message/notifications.ts";
import { saveFile } from "../../ui/saveFile.ts";

const loadData = lazyImport(() => import("../../data/visitor/ownDataCall.ts"));

async function ask(token: string, request: OwnDataAct): Promise<OwnDataOutcome> {
  const part = await loadData().catch(() => null);
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

const failures: Partial<Record<OwnDataOutcome["state"], [title: string, description: string]>> = {
  missing: ["Não está mais guardado", "O arquivo ou a candidatura já foi removido."],
  offline: ["Não foi possível concluir", "Sem conexão com a internet."],
  failed: ["Não foi possível concluir", "Tente novamente em instantes."],
};

/** Handles the rest of an answer: reports the result, saves a file, forgets the device's applications. */
async function tell(answer: OwnDataOutcome, done: string | undefined): Promise<void> {
  if (answer.state === "open" && done !== undefined) notify({ severity: "success", title: done });
  if (answer.state === "erased") forgetAllSent();
  if (answer.state === "file") saveFile((await loadData()).fileOf(answer.base64), answer.name);
  const [title, description] = failures[answer.state] ?? [];
  if (title !== undefined) notify({ severity: "error", title, description: description! });
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
    await tell(answer, done);
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
