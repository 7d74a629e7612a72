import type { OwnData, OwnDataAct } from "@vagas/functions/domain/ownData";
import { useEffect, useState } from "react";
import { lateCode } from "../../data/visitor/lateCode.ts";
import { forgetAllSent } from "../../data/application/rememberSent.ts";
import type { OwnDataOutcome } from "../../data/visitor/ownData.ts";
import { notify } from "../../ui/message/notifications.ts";
import { saveFile } from "../../ui/saveFile.ts";

const loadData = lateCode(() => import("../../data/visitor/ownData.ts"));

async function ask(token: string, request: OwnDataAct): Promise<OwnDataOutcome> {
  const part = await loadData().catch(() => null);
  return part === null
    ? { state: navigator.onLine ? "failed" : "offline" }
    : part.actOnOwnData(token, request);
}

type Shown =
  | { state: "loading" }
  | { state: "problem"; problem: "forged" | "expired" | "offline" | "failed" }
  | { state: "open"; data: OwnData }
  | { state: "erased"; receipt: string };

/** Everything stored under the address of a link, and the requests about it, one at a time. */
export function useOwnData(token: string) {
  const [shown, setShown] = useState<Shown>({ state: "loading" });
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let current = true;
    void ask(token, { act: "read" }).then((answer) => {
      if (!current) return;
      if (answer.state === "open") setShown(answer);
      else
        setShown({
          state: "problem",
          problem:
            answer.state === "forged" || answer.state === "expired" || answer.state === "offline"
              ? answer.state
              : "failed",
        });
    });
    return () => {
      current = false;
    };
  }, [token, attempt]);

  /** Does what is asked; returns whether that succeeded. `done` is the message then. */
  async function act(request: OwnDataAct, done?: string): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    const answer = await ask(token, request);
    setBusy(false);
    switch (answer.state) {
      case "open":
        setShown(answer);
        if (done !== undefined) notify({ severity: "success", title: done });
        return true;
      case "erased":
        forgetAllSent();
        setShown(answer);
        return true;
      case "file":
        saveFile((await loadData()).fileOf(answer.base64), answer.name);
        return true;
      case "forged":
      case "expired":
        setShown({ state: "problem", problem: answer.state });
        return false;
      case "missing":
        notify({
          severity: "error",
          title: "Não está mais guardado",
          description: "O arquivo ou a candidatura já foi removido.",
        });
        return false;
      default:
        notify({
          severity: "error",
          title: "Não foi possível concluir",
          description:
            answer.state === "offline"
              ? "Sem conexão com a internet."
              : "Tente novamente em instantes.",
        });
        return false;
    }
  }

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
