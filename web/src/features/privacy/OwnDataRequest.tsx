import { candidateLabels } from "@vagas/functions/domain/application/candidateLabels";
import { limits } from "@vagas/functions/domain/limits";
import { type SubmitEvent, useState } from "react";
import { lazyImport } from "../../data/visitor/lazyImport.ts";
import { unsentForm } from "../../state/browserStorage.ts";
import { ActionRow } from "../../ui/ActionRow.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import { Notice } from "../../ui/message/Notice.tsx";
import { Result } from "../../ui/message/Result.tsx";
import { SubmitButton } from "../../ui/form/SubmitButton.tsx";
import { FormStack } from "../../ui/form/FormStack.tsx";
import { Prose } from "../../ui/Prose.tsx";
import { loadOwnDataCall } from "./tellOutcome.ts";

const loadRules = lazyImport(() => import("@vagas/functions/domain/privacy/ownData"));

/** Fetches the code of the form when somebody begins to fill it in, because the line may be lost before it is sent. */
function prepare(): void {
  if (navigator.onLine)
    void Promise.all([loadRules.ahead(), loadOwnDataCall.ahead()]).catch(() => null);
}

type State = "idle" | "asking" | "sent" | keyof typeof unsentText;

const unsentText = {
  tooMany: "Deste aparelho já foram pedidos muitos links hoje. Tente de novo amanhã.",
  busy: "Muita gente está usando a mesma conexão que você. Tente de novo daqui a uma hora, ou agora por outra conexão, como os dados móveis.",
  offline: "Você está sem internet. Tente de novo quando a conexão voltar.",
  failed: "Não foi possível pedir o link. Tente de novo em instantes.",
} as const;

const unsent = unsentForm<string>("own-data");

/** The address, and the request of a link for it. */
function useRequest() {
  const [email, setEmail] = useState(() => unsent.read() ?? "");
  const [error, setError] = useState<string>();
  const [state, setState] = useState<State>("idle");

  async function request() {
    setState("asking");
    unsent.keep(email);
    const { ownDataRequestSchema } = await loadRules();
    const checked = ownDataRequestSchema.safeParse({ email });
    setError(checked.error?.issues[0]?.message);
    if (!checked.success) return setState("idle");
    const { requestOwnData } = await loadOwnDataCall();
    const answer = await requestOwnData(checked.data.email);
    if (answer === "sent") unsent.drop();
    setState(answer);
  }

  function submit() {
    if (state !== "asking")
      void request().catch(() => setState(navigator.onLine ? "failed" : "offline"));
  }

  return { email, setEmail, error, state, submit };
}

/** Requests a link for an e-mail address. The answer is the same whether or not anything is stored under it. */
export function OwnDataRequest() {
  const { email, setEmail, error, state, submit } = useRequest();
  if (state === "sent") {
    return (
      <Result title="Confira o seu e-mail">
        <Prose>
          Se houver dados guardados com esse endereço, o link chega em alguns minutos e vale por{" "}
          {limits.ownDataLinkDays * 24} horas. Olhe também a caixa de spam. Enviamos poucos links
          por dia ao mesmo endereço: se outro não chegar, use o último que recebeu.
        </Prose>
      </Result>
    );
  }
  return (
    <FormStack
      gap={2}
      align="start"
      label="Pedir o link"
      onFocus={prepare}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        name="email"
        label={candidateLabels.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={limits.email.max}
        help="O mesmo que você usou ao enviar o currículo."
        value={email}
        onChange={setEmail}
        error={error}
      />
      {state !== "idle" && state !== "asking" && <Notice tone="error">{unsentText[state]}</Notice>}
      <ActionRow>
        <SubmitButton busy={state === "asking"} label="Receber o link" busyLabel="Enviando..." />
      </ActionRow>
    </FormStack>
  );
}
