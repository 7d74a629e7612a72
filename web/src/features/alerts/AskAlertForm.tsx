import {
  type AlertRhythm,
  alertRhythms,
  rhythmText,
} from "@vagas/functions/domain/alert/alertChoices";
import { candidateLabels } from "@vagas/functions/domain/application/candidateLabels";
import { limits } from "@vagas/functions/domain/limits";
import { paths } from "@vagas/functions/domain/site/paths";
import { type SubmitEvent, useState } from "react";
import { unsentForm } from "../../state/browserStorage.ts";
import { ChoiceTile, ChoiceTiles } from "../../ui/form/ChoiceTile.tsx";
import { ActionRow } from "../../ui/ActionRow.tsx";
import { FormStack } from "../../ui/form/FormStack.tsx";
import { SubmitButton } from "../../ui/form/SubmitButton.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import { Notice } from "../../ui/message/Notice.tsx";
import { EmailText } from "../../ui/EmailText.tsx";
import { Prose } from "../../ui/Prose.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { Result } from "../../ui/message/Result.tsx";
import { ToJobs } from "./AlertTrouble.tsx";
import { loadAlertCall, loadAlertRules, prepareAsking } from "./loadAlertCall.ts";
import { tooManyText } from "./tooManyText.ts";

type State = "idle" | "asking" | "sent" | keyof typeof unsentText;

const unsentText = {
  tooMany: tooManyText,
  offline: "Você está sem internet. Tente de novo quando a conexão voltar.",
  failed: "Não foi possível pedir o aviso. Tente de novo em instantes.",
} as const;

const unsent = unsentForm<{ email: string; every: AlertRhythm }>("alert");

/** What is typed, and the request. */
function useRequest(list: string) {
  const [email, setEmail] = useState(() => unsent.read()?.email ?? "");
  const [every, setEvery] = useState(() => unsent.read()?.every ?? "week");
  const [error, setError] = useState<string>();
  const [state, setState] = useState<State>("idle");

  async function request() {
    setState("asking");
    unsent.keep({ email, every });
    const { alertRequestSchema } = await loadAlertRules();
    const checked = alertRequestSchema.safeParse({ email, list, every });
    setError(checked.error?.issues[0]?.message);
    if (!checked.success) return setState("idle");
    const { askAlert } = await loadAlertCall();
    const answer = await askAlert(checked.data);
    if (answer.state === "sent") unsent.drop();
    setState(answer.state);
  }

  function submit() {
    if (state !== "asking")
      void request().catch(() => setState(navigator.onLine ? "failed" : "offline"));
  }

  return { email, setEmail, every, setEvery, error, state, submit };
}

/** Address and rhythm of an alert. The answer is the same for every address. */
export function AskAlertForm({ list }: { list: string }) {
  const { email, setEmail, every, setEvery, error, state, submit } = useRequest(list);
  if (state === "sent") return <Sent email={email} />;
  return (
    <FormStack
      label="Pedir o aviso"
      align="start"
      onFocus={prepareAsking}
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
        value={email}
        onChange={setEmail}
        error={error}
      />
      <Rhythms every={every} onChoose={setEvery} />
      <Prose variant="body2">
        Guardamos o seu e-mail só para este aviso. Cada e-mail tem um link para sair com um toque.{" "}
        <TextLink to={paths.privacy}>Privacidade</TextLink>
      </Prose>
      {state !== "idle" && state !== "asking" && <Notice tone="error">{unsentText[state]}</Notice>}
      <ActionRow>
        <SubmitButton
          busy={state === "asking"}
          label="Receber vagas novas"
          busyLabel="Enviando..."
        />
      </ActionRow>
    </FormStack>
  );
}

type RhythmsProps = { every: AlertRhythm; onChoose: (every: AlertRhythm) => void };

function Rhythms({ every, onChoose }: RhythmsProps) {
  return (
    <ChoiceTiles legend="Com que frequência?">
      {alertRhythms.map((rhythm) => (
        <ChoiceTile
          key={rhythm}
          type="radio"
          name="every"
          label={rhythmText[rhythm]}
          checked={every === rhythm}
          onChange={() => onChoose(rhythm)}
        />
      ))}
    </ChoiceTiles>
  );
}

function Sent({ email }: { email: string }) {
  return (
    <Result title="Confira o seu e-mail">
      <Prose>
        Enviamos um link a <EmailText address={email.trim()} />. O aviso começa quando você abrir o
        link e confirmar. Ele vale por {limits.alertLinkDays} dias. Olhe também a caixa de spam.
        Enviamos poucos links ao mesmo endereço: se outro não chegar, use o que já recebeu.
      </Prose>
      <ToJobs />
    </Result>
  );
}
