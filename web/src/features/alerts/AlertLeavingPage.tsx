import Button from "@mui/material/Button";
import {
  type LeavingReason,
  leavingReasons,
  leavingReasonText,
} from "@vagas/functions/domain/alert/alertChoices";
import { useEffect, useState } from "react";
import { useMailLink } from "../../data/visitor/useMailLink.ts";
import { ActionRow } from "../../ui/ActionRow.tsx";
import { hasJustMoved, noteMove } from "../../ui/deliberate.ts";
import { ChoiceTile, ChoiceTiles, chooseOneText } from "../../ui/form/ChoiceTile.tsx";
import { useFocusOnInvalid } from "../../ui/form/useFocusOnInvalid.ts";
import { Loading } from "../../ui/message/Loading.tsx";
import { Page } from "../../ui/page/Page.tsx";
import { useLinkSecret } from "../../ui/page/useLinkSecret.ts";
import { VStack } from "../../ui/layout/VStack.tsx";
import { Prose } from "../../ui/Prose.tsx";
import { AlertQuestion } from "./AlertQuestion.tsx";
import { AlertResult } from "./AlertResult.tsx";
import { AlertTrouble, ToJobs, Unsent } from "./AlertTrouble.tsx";
import { LinkAct } from "./LinkAct.tsx";
import { ListWords } from "./ListWords.tsx";
import { followLeaving } from "./loadAlertCall.ts";

const name = "Sair do aviso de vagas";

/** /avisos/saida#token: leaves an alert by its button, and then asks why. Opening the page changes nothing. */
export function AlertLeavingPage() {
  const [token] = useLinkSecret("hash");
  return (
    <Page width="narrow">
      <Leaving key={token} token={token} />
    </Page>
  );
}

type Waiting = { busy: boolean; problem: "offline" | "failed" | null };

function Leaving({ token }: { token: string }) {
  const { outcome, busy, problem, give, retry } = useMailLink(token, followLeaving);
  const [why, setWhy] = useState<string | null>(null);
  if (outcome === null)
    return (
      <AlertQuestion title={name}>
        <Loading label="Abrindo o link..." />
      </AlertQuestion>
    );
  switch (outcome.state) {
    case "open":
      return (
        <AlertQuestion title={name}>
          <Leave
            list={outcome.alert.list}
            busy={busy}
            problem={problem}
            onLeave={() => void give({ act: "leave", leave: token })}
          />
        </AlertQuestion>
      );
    case "left":
      return (
        <Left
          busy={busy}
          problem={problem}
          onTell={(reason) => {
            setWhy(reason);
            void give({ act: "tellWhy", token: outcome.why, reason });
          }}
        />
      );
    case "counted":
      return <Counted hired={why === "hiredHere" || why === "hiredElsewhere"} />;
    case "confirmed":
    case "kept":
    case "question":
      return null;
    default:
      return (
        <AlertQuestion title={name}>
          <AlertTrouble trouble={outcome.state} onRetry={retry} />
        </AlertQuestion>
      );
  }
}

function Counted({ hired }: { hired: boolean }) {
  return (
    <AlertResult title="Obrigado por contar">
      <Prose>
        {hired
          ? "Parabéns pelo trabalho novo!"
          : "A resposta foi contada sem o seu nome nem o seu e-mail."}
      </Prose>
      <ToJobs />
    </AlertResult>
  );
}

type LeaveProps = Waiting & { list: string; onLeave: () => void };

function Leave({ list, busy, problem, onLeave }: LeaveProps) {
  return (
    <LinkAct label="Sair deste aviso" busy={busy} problem={problem} onPress={onLeave}>
      <Prose>Depois de sair, você não recebe mais por e-mail as vagas novas desta lista:</Prose>
      <ListWords list={list} />
    </LinkAct>
  );
}

type LeftProps = Waiting & { onTell: (reason: LeavingReason) => void };

/** The alert has ended; why is asked, and need not be said. */
function Left({ busy, problem, onTell }: LeftProps) {
  const [reason, setReason] = useState<LeavingReason | null>(null);
  const [tried, setTried] = useState(false);
  const focusInvalid = useFocusOnInvalid();
  function send() {
    if (reason !== null) return onTell(reason);
    setTried(true);
    focusInvalid();
  }
  // A second tap on the button before would choose the answer in its place.
  useEffect(() => noteMove(), []);
  return (
    <VStack align="start">
      <AlertResult title="Pronto: você saiu deste aviso">
        <Prose>
          Nenhum e-mail dele será enviado. Se quiser, conte por que saiu: a resposta é contada sem o
          seu nome nem o seu e-mail.
        </Prose>
      </AlertResult>
      <ChoiceTiles
        legend="Por que saiu?"
        wide
        id="why"
        error={tried && reason === null ? chooseOneText : undefined}
      >
        {leavingReasons.map((one) => (
          <ChoiceTile
            key={one}
            type="radio"
            name="why"
            label={leavingReasonText[one]}
            checked={reason === one}
            onChange={() => {
              if (!hasJustMoved()) setReason(one);
            }}
          />
        ))}
      </ChoiceTiles>
      <Unsent problem={problem} />
      <ActionRow>
        <Button variant="contained" size="large" aria-disabled={busy} onClick={send}>
          Enviar resposta
        </Button>
        <ToJobs />
      </ActionRow>
    </VStack>
  );
}
