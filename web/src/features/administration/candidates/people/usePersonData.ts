import type { SentData } from "@vagas/functions/domain/privacy/ownData";
import {
  type PersonDataAnswer,
  type PersonDataRequest,
  personDataRequestSchema,
} from "@vagas/functions/domain/privacy/personData";
import { useRef, useState } from "react";
import { askPersonData } from "../../../../data/admin/personDataCall.ts";
import { notify } from "../../../../ui/message/notifications.ts";

/** `phone`: the number that was asked for. */
type Shown =
  | { state: "closed" }
  | { state: "open"; phone: string; data: SentData }
  | { state: "erased"; receipt: string };

function tellFailure() {
  notify({
    severity: "error",
    title: "Não foi possível concluir",
    description: navigator.onLine
      ? "Tente novamente em instantes."
      : "Verifique sua conexão com a internet.",
  });
}

function tellNothingErased() {
  notify({
    severity: "error",
    title: "Nada foi apagado",
    description: "O que estava na lista mudou. Procure o telefone de novo.",
  });
}

/** What was sent with the typed number, found and erased on request, one thing at a time. */
export function usePersonData() {
  const [phone, setPhone] = useState("");
  const typed = useRef("");
  const [error, setError] = useState<string>();
  const [shown, setShown] = useState<Shown>({ state: "closed" });
  const [busy, setBusy] = useState(false);

  function show(answer: PersonDataAnswer, asked: string) {
    if (answer.state === "open") {
      // By now another number may be typed, to which this is no answer.
      if (typed.current === asked) setShown({ ...answer, phone: asked });
    } else if (answer.applications > 0) setShown(answer);
    else {
      setShown({ state: "closed" });
      tellNothingErased();
    }
  }

  async function ask(request: PersonDataRequest) {
    if (busy) return;
    setBusy(true);
    await askPersonData(request).then((answer) => show(answer, request.phone), tellFailure);
    setBusy(false);
  }

  function find() {
    const checked = personDataRequestSchema.safeParse({ act: "read", phone });
    setError(checked.error?.issues[0]?.message);
    if (checked.success) void ask({ act: "read", phone });
  }

  return {
    phone,
    error,
    shown,
    busy,
    find,
    type: (text: string) => {
      typed.current = text;
      setPhone(text);
      setError(undefined);
      setShown({ state: "closed" });
    },
    erase: (applicationIds: string[]) => {
      if (shown.state === "open") void ask({ act: "erase", phone: shown.phone, applicationIds });
    },
  };
}
