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
    switch (answer.state) {
      case "open":
        setShown(answer);
        if (done !== undefined) notify({ severity: "success", title: done });
        break;
      case "confirmed":
        setShown({ state: "confirmed" });
        break;
      case "erased":
        forgetAllSent();
        setShown(answer);
        break;
      case "file":
        saveFile((await loadData()).fileOf(answer.base64), answer.name);
        break;
      case "forged":
      case "expired":
      case "used":
        setShown({ state: "problem", problem: answer.state });
        break;
      case "missing":
        notify({
          severity: "error",
          title: "Não está mais guardado",
          description: "O arquivo ou a candidatura já foi removido.",
        });
        break;
      case "offline":
      case "failed":
        notify({
          severity: "error",
          title: "Não foi possível concluir",
          description:
            answer.state === "offline"
              ? "Sem conexão com a internet."
              : "Tente novamente em instantes.",
        });
    }
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
