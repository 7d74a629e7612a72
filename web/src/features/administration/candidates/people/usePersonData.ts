import type { SentData } from "@vagas/functions/domain/privacy/ownData";
import { personDataRequestSchema } from "@vagas/functions/domain/privacy/personData";
import { useState } from "react";
import { askPersonData } from "../../../../data/admin/personDataCall.ts";
import { notify } from "../../../../ui/message/notifications.ts";

type Shown =
  { state: "closed" } | { state: "open"; data: SentData } | { state: "erased"; receipt: string };

function tellFailure() {
  notify({
    severity: "error",
    title: "Não foi possível concluir",
    description: navigator.onLine
      ? "Tente novamente em instantes."
      : "Verifique sua conexão com a internet.",
  });
}

/** What was sent with the typed number, found and erased on request, one thing at a time. */
export function usePersonData() {
  const [phone, setPhone] = useState("");
  const [error, setError] = useState<string>();
  const [shown, setShown] = useState<Shown>({ state: "closed" });
  const [busy, setBusy] = useState(false);

  async function ask(request: Parameters<typeof askPersonData>[0]) {
    if (busy) return;
    setBusy(true);
    await askPersonData(request).then(setShown, tellFailure);
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
    type: (typed: string) => {
      setPhone(typed);
      setError(undefined);
      setShown({ state: "closed" });
    },
    erase: (applicationIds: string[]) => void ask({ act: "erase", phone, applicationIds }),
  };
}
