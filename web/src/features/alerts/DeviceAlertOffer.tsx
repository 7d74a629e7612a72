import Button from "@mui/material/Button";
import {
  type AlertRhythm,
  alertRhythms,
  rhythmText,
} from "@vagas/functions/domain/alert/alertChoices";
import { isSameList } from "@vagas/functions/domain/alert/isSameList";
import { limits } from "@vagas/functions/domain/limits";
import { paths } from "@vagas/functions/domain/site/paths";
import { useState } from "react";
import type { DeviceAlertStart } from "../../data/visitor/deviceAlertCall.ts";
import {
  askPermission,
  type KeptDeviceAlert,
  type PushPermission,
  useKeptDeviceAlerts,
} from "../../data/visitor/keptDeviceAlerts.ts";
import { startOnDevice, stopOnDevice } from "../../data/visitor/loadDeviceAlertCall.ts";
import { ActionRow } from "../../ui/ActionRow.tsx";
import { ChoiceTile, ChoiceTiles } from "../../ui/form/ChoiceTile.tsx";
import { Notice } from "../../ui/message/Notice.tsx";
import { Section } from "../../ui/page/Section.tsx";
import { Prose } from "../../ui/Prose.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { tooManyText } from "./tooManyText.ts";

type Unstarted = Exclude<DeviceAlertStart, "kept"> | Exclude<PushPermission, "granted">;

/** Why a press did nothing, and the way on. */
const unstartedText: Record<Unstarted, string> = {
  denied:
    "Os avisos deste aplicativo estão bloqueados. Nas configurações do aparelho, abra Notificações, procure este aplicativo e permita. Depois toque de novo.",
  dismissed:
    "Sem a sua permissão o aparelho não mostra avisos. Toque de novo e escolha “Permitir”.",
  unsupported:
    "Este aparelho não mostra avisos de sites. Peça as vagas por e-mail, ou siga a busca abaixo.",
  barred:
    "Este aparelho não deixa o site guardar nada, e por isso você não poderia parar os avisos.",
  full: `Este aparelho já recebe ${limits.alerts.anAddress} avisos. Pare um deles em Minhas candidaturas.`,
  tooMany: tooManyText,
  offline: "Você está sem internet. Tente de novo quando a conexão voltar.",
  failed: "Não foi possível ligar os avisos. Tente de novo em instantes.",
};

const unstoppedText = {
  offline: "Você está sem internet: os avisos continuam. Pare de novo quando a conexão voltar.",
  failed: "Não deu certo agora: os avisos continuam. Tente de novo em instantes.",
} as const;

/** Messages of the phone about a list's new jobs, without an address. */
export function DeviceAlertOffer({ list }: { list: string }) {
  const kept = useKeptDeviceAlerts().find((alert) => isSameList(alert.list, list));
  return (
    <Section title="Avisos neste aparelho">
      {kept ? <Kept key={kept.id} alert={kept} /> : <Offer list={list} />}
    </Section>
  );
}

function Offer({ list }: { list: string }) {
  const [every, setEvery] = useState<AlertRhythm>("day");
  const [state, setState] = useState<Unstarted | "idle" | "asking">("idle");
  const isAsking = state === "asking";

  async function start() {
    if (isAsking) return;
    setState("asking");
    const permission = await askPermission();
    const outcome = permission === "granted" ? await startOnDevice(list, every) : permission;
    // If kept, `Kept` is shown in place of this.
    if (outcome !== "kept") setState(outcome);
  }

  return (
    <>
      <Prose>
        O aparelho mostra um aviso quando aparecer vaga nova. Para parar, toque em “Parar avisos”
        aqui ou desinstale o aplicativo. Não pedimos nome nem e-mail.{" "}
        <TextLink to={paths.privacy}>Privacidade</TextLink>
      </Prose>
      <ChoiceTiles legend="Com que frequência o aparelho avisa?">
        {alertRhythms.map((rhythm) => (
          <ChoiceTile
            key={rhythm}
            type="radio"
            name="deviceEvery"
            label={rhythmText[rhythm]}
            checked={every === rhythm}
            onChange={() => setEvery(rhythm)}
          />
        ))}
      </ChoiceTiles>
      {state !== "idle" && state !== "asking" && (
        <Notice tone="error">{unstartedText[state]}</Notice>
      )}
      <ActionRow>
        <Button
          variant="outlined"
          size="large"
          aria-disabled={isAsking}
          onClick={() => void start()}
        >
          {isAsking ? "Ligando..." : "Receber avisos neste aparelho"}
        </Button>
      </ActionRow>
    </>
  );
}

function Kept({ alert: { id, every } }: { alert: KeptDeviceAlert }) {
  const [state, setState] = useState<"idle" | "stopping" | keyof typeof unstoppedText>("idle");

  async function stop() {
    if (state === "stopping") return;
    setState("stopping");
    const outcome = await stopOnDevice(id);
    // If stopped, `Offer` is shown in place of this.
    if (outcome !== "stopped") setState(outcome);
  }

  return (
    <>
      <Prose role="status">
        Este aparelho avisa das vagas novas desta lista: {rhythmText[every].toLowerCase()}, de
        manhã, só se houver.
      </Prose>
      {(state === "offline" || state === "failed") && (
        <Notice tone="error">{unstoppedText[state]}</Notice>
      )}
      <ActionRow>
        <Button
          variant="outlined"
          size="large"
          aria-disabled={state === "stopping"}
          onClick={() => void stop()}
        >
          {state === "stopping" ? "Parando..." : "Parar avisos"}
        </Button>
      </ActionRow>
    </>
  );
}
