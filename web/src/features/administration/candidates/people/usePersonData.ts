import type { SentData } from "@vagas/functions/domain/privacy/ownData";
import {
  type PersonDataAnswer,
  type PersonDataRequest,
  personDataRequestSchema,
} from "@vagas/functions/domain/privacy/personData";
import { useRef, useState } from "react";
import { askPersonData } from "../../../../data/admin/personDataCall.ts";
import { useRefusal } from "../../../../ui/form/useRefusal.tsx";

/** `phone`: the number that was asked for. */
type Shown =
  | { state: "closed" }
  | { state: "open"; phone: string; data: SentData }
  | { state: "erased"; receipt: string };

function failureWords(): string {
  const advice = navigator.onLine
    ? "Tente novamente em instantes."
    : "Verifique sua conexão com a internet.";
  return `Não foi possível concluir. ${advice}`;
}

const nothingErased = "Nada foi apagado. O que estava na lista mudou. Procure o telefone de novo.";

/** What was sent with the typed number, found and erased on request, one thing at a time. */
export function usePersonData() {
  const [phone, setPhone] = useState("");
  const typed = useRef("");
  const [error, setError] = useState<string>();
  const [shown, setShown] = useState<Shown>({ state: "closed" });
  const [running, setRunning] = useState<PersonDataRequest["act"] | null>(null);
  const { refuse, forget, refusal } = useRefusal();

  function show(answer: PersonDataAnswer, asked: string) {
    forget();
    if (answer.state === "open") {
      // By now another number may be typed, to which this is no answer.
      if (typed.current === asked) setShown({ ...answer, phone: asked });
    } else if (answer.applications > 0) setShown(answer);
    else {
      setShown({ state: "closed" });
      refuse(nothingErased);
    }
  }

  async function ask(request: PersonDataRequest) {
    if (running !== null) return;
    setRunning(request.act);
    await askPersonData(request).then(
      (answer) => show(answer, request.phone),
      () => refuse(failureWords()),
    );
    setRunning(null);
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
    busy: running !== null,
    isErasing: running === "erase",
    refusal,
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
