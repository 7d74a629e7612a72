import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { paths } from "@vagas/functions/domain/site/paths";
import { Notice } from "../ui/message/Notice.tsx";
import type { SendingState } from "./sendingState.ts";
import { TextLink } from "../ui/TextLink.tsx";
import { VStack } from "../ui/layout/VStack.tsx";
import { HStack } from "../ui/layout/HStack.tsx";

const failed = "Erro ao enviar candidatura";

/** The button of a form: `first`, unless the application that waits on the device is what the form still holds. */
export function sendLabel(sending: SendingState, first: string): string {
  return sending.state === "waiting" && sending.of === undefined ? "Enviar agora" : first;
}

/** The progress of sending, and its errors. */
export function SendingNotice({
  sending,
  onCancel,
}: {
  sending: SendingState;
  onCancel: () => void;
}) {
  switch (sending.state) {
    case "sending":
      return <Progress percent={sending.percent} onCancel={onCancel} />;
    case "failed":
      return (
        <Notice tone="error" title={failed}>
          Houve um problema ao enviar suas informações. Tente novamente.
        </Notice>
      );
    case "waiting":
      return <Waiting {...sending} onCancel={onCancel} />;
    case "occupied":
      return <Occupied of={sending.of} />;
    case "refused":
      return (
        <Notice tone="error" title={failed}>
          Esta vaga pode ter sido preenchida ou encerrada enquanto você preenchia. Atualize a página
          para ver como ela está.
        </Notice>
      );
    case "unreadable":
      return (
        <Notice tone="error" title={failed}>
          O arquivo do currículo não pôde ser lido: ele mudou de lugar ou foi alterado depois de
          escolhido. Anexe-o de novo.
        </Notice>
      );
    case "unsure":
      return (
        <Notice tone="error" title={failed}>
          Outra conta entrou neste aparelho, e não dá para saber se a candidatura já tinha chegado.
          Se for preciso, envie de novo.
        </Notice>
      );
    case "outdated":
      return <Outdated />;
    default:
      return null;
  }
}

type WaitingState = Extract<SendingState, { state: "waiting" }>;

const waitingTitles = {
  offline: "Guardada neste aparelho. Enviamos quando a internet voltar.",
  failed,
  quota: "Sua candidatura será enviada mais tarde",
  tomorrow: "Sua candidatura será enviada mais tarde",
};

const waitingTexts = {
  offline:
    "Ainda não foi enviada. Pode fechar o site: na próxima vez que ele abrir com internet, ela vai.",
  failed:
    "Houve um problema ao enviar suas informações. Sua candidatura está guardada neste aparelho, e vamos tentar de novo.",
  quota:
    "Muita gente está usando a mesma conexão que você, e ela chegou ao limite desta hora. Sua candidatura está guardada neste aparelho e vai sozinha assim que der.",
  tomorrow:
    "O currículo enviado antes por este aparelho saiu do banco: a partir de amanhã dá para enviar outro. Este está guardado neste aparelho e vai sozinho quando o site abrir com internet.",
};

/** Only the form that holds it can send it again. */
const byAnotherLine =
  " Por outra conexão, como os dados móveis ou outro Wi-Fi, dá para enviar agora pelo botão abaixo.";

/** What the browser did not store: its storage is full or blocked, as in a private window. */
const unstoredText =
  "Este aparelho não deixou guardar. Ela ainda não foi enviada: deixe esta página aberta até a internet voltar.";

const unstoredTillTomorrow =
  "Este aparelho não deixou guardar. O currículo enviado antes por ele saiu do banco: envie este de novo a partir de amanhã.";

function Waiting({
  why,
  isStored,
  of,
  onCancel,
}: Omit<WaitingState, "state"> & { onCancel: () => void }) {
  const unstored = why === "tomorrow" ? unstoredTillTomorrow : unstoredText;
  return (
    <Notice
      tone={isStored && why !== "failed" ? "info" : "error"}
      title={isStored || why !== "offline" ? waitingTitles[why] : "Ainda não foi enviada"}
      action={
        <Button variant="outlined" onClick={onCancel}>
          Retirar
        </Button>
      }
    >
      {of !== undefined && `É a candidatura de ${of}. `}
      {isStored ? waitingTexts[why] : unstored}
      {isStored && why === "quota" && of === undefined && byAnotherLine}
    </Notice>
  );
}

/** Several people may use one phone, whose account applies once. */
function Occupied({ of }: { of: string }) {
  return (
    <Notice tone="error" title={`A candidatura de ${of} ainda espera neste aparelho`}>
      A sua não foi enviada, e o que você digitou continua aqui. A que espera vem primeiro. Depois
      dela, a sua só sai deste aparelho se você usar Limpar tudo daqui, em{" "}
      <TextLink to={paths.ownApplications}>Minhas candidaturas</TextLink>; isso apaga também o que
      você digitou. Se a que espera é sua, retire-a lá e envie de novo.
    </Notice>
  );
}

function Outdated() {
  return (
    <Notice
      tone="error"
      title={failed}
      action={
        <Button variant="outlined" onClick={() => window.location.reload()}>
          Atualizar a página
        </Button>
      }
    >
      Uma parte do site não chegou até aqui. Atualize a página com internet: o que você digitou fica
      guardado, só o arquivo precisa ser anexado de novo.
    </Notice>
  );
}

function stepText(percent: number | null): string {
  if (percent === null) return "Outro envio está terminando. Este começa em seguida.";
  return percent < 100 ? "Enviando o currículo" : "Registrando a candidatura...";
}

/** The step, which is announced, and its percentage, which the bar tells. `percent` null: another tab sends first. */
function Progress({ percent, onCancel }: { percent: number | null; onCancel: () => void }) {
  const done = percent ?? 0;
  return (
    <VStack gap={1}>
      <HStack nowrap align="center" justify="space-between" sx={{ minHeight: 44 }}>
        <span>
          <span role="status">{stepText(percent)}</span>
          {percent !== null && percent < 100 && `: ${percent}%`}
        </span>
        {done < 100 && (
          <Button color="inherit" size="small" onClick={onCancel} sx={{ flex: "none" }}>
            Cancelar envio
          </Button>
        )}
      </HStack>
      <Box
        role="progressbar"
        aria-label="Envio do currículo"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={done}
        sx={{ height: 8, borderRadius: 4, bgcolor: "divider", overflow: "hidden" }}
      >
        <Box
          style={{ width: `${done}%` }}
          sx={{ height: "100%", bgcolor: "primary.main", transition: "width 200ms" }}
        />
      </Box>
    </VStack>
  );
}
