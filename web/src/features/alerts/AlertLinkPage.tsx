import { rhythmText } from "@vagas/functions/domain/alert/alertChoices";
import type { AlertAct, ShownAlert } from "@vagas/functions/domain/alert/alertRequest";
import { useMailLink } from "../../data/visitor/useMailLink.ts";
import { Loading } from "../../ui/message/Loading.tsx";
import { Page } from "../../ui/page/Page.tsx";
import { useLinkSecret } from "../../ui/page/useLinkSecret.ts";
import { Prose } from "../../ui/Prose.tsx";
import { AlertQuestion } from "./AlertQuestion.tsx";
import { AlertResult } from "./AlertResult.tsx";
import { AlertTrouble, ToJobs } from "./AlertTrouble.tsx";
import { LinkAct } from "./LinkAct.tsx";
import { ListWords } from "./ListWords.tsx";
import { followSigned } from "./loadAlertCall.ts";

const name = "Aviso de vagas novas";

/** The mail's two links to its question, before the token. */
const answers = { "sim.": true, "nao.": false } as const;

/**
 * /avisos/confirmar#token: confirms an alert, keeps it after its year, or says whether its mail helped. Opening the page
 * changes nothing.
 */
export function AlertLinkPage() {
  const [secret] = useLinkSecret("hash");
  const chosen = (Object.keys(answers) as (keyof typeof answers)[]).find((answer) =>
    secret.startsWith(answer),
  );
  const token = chosen === undefined ? secret : secret.slice(chosen.length);
  return (
    <Page width="narrow">
      <AlertLink key={secret} token={token} helped={chosen === undefined || answers[chosen]} />
    </Page>
  );
}

/** `helped`: the answer whose link was opened. */
function AlertLink({ token, helped }: { token: string; helped: boolean }) {
  const { outcome, busy, problem, give, retry } = useMailLink(token, followSigned);
  if (outcome === null)
    return (
      <AlertQuestion title={name}>
        <Loading label="Abrindo o link..." />
      </AlertQuestion>
    );
  const common = { busy, problem, give: (act: AlertAct) => void give(act), token };
  switch (outcome.state) {
    case "open":
      return (
        <AlertQuestion title={name}>
          <Question {...common} keep={outcome.purpose === "keepAlert"} alert={outcome.alert} />
        </AlertQuestion>
      );
    case "question":
      return (
        <AlertQuestion title={name}>
          <Helped {...common} helped={helped} />
        </AlertQuestion>
      );
    case "confirmed":
      return <Confirmed alert={outcome.alert} />;
    case "kept":
      return (
        <AlertResult title="O aviso continua">
          <ListWords list={outcome.alert.list} />
          <ToJobs />
        </AlertResult>
      );
    case "counted":
      return (
        <AlertResult title="Obrigado por responder">
          <Prose>A resposta foi contada sem o seu nome nem o seu e-mail.</Prose>
          <ToJobs />
        </AlertResult>
      );
    case "left":
      return null;
    default:
      return (
        <AlertQuestion title={name}>
          <AlertTrouble trouble={outcome.state} onRetry={retry} />
        </AlertQuestion>
      );
  }
}

type Common = {
  busy: boolean;
  problem: "offline" | "failed" | null;
  give: (act: AlertAct) => void;
  token: string;
};

/** Whether the alert shall begin, or go on. */
function Question({
  keep,
  alert,
  busy,
  problem,
  give,
  token,
}: Common & { keep: boolean; alert: ShownAlert }) {
  return (
    <LinkAct
      label={keep ? "Quero continuar" : "Confirmar o aviso"}
      busy={busy}
      problem={problem}
      onPress={() => give({ act: "confirm", token })}
    >
      <Prose>
        {keep
          ? "Quer continuar recebendo as vagas novas desta lista?"
          : "Você vai receber por e-mail as vagas novas desta lista:"}
      </Prose>
      <ListWords list={alert.list} />
      <Prose>{rhythmText[alert.every]}, só se houver vaga nova.</Prose>
    </LinkAct>
  );
}

function Confirmed({ alert }: { alert: ShownAlert }) {
  return (
    <AlertResult title="Aviso confirmado">
      <ListWords list={alert.list} />
      <Prose>
        {alert.every === "day"
          ? "O e-mail chega de manhã, nos dias em que houver vaga nova."
          : "O e-mail chega na segunda-feira de manhã, se houver vaga nova."}{" "}
        Para sair, toque no link no fim de qualquer um deles.
      </Prose>
      <ToJobs />
    </AlertResult>
  );
}

function Helped({ helped, busy, problem, give, token }: Common & { helped: boolean }) {
  return (
    <LinkAct
      label={helped ? "Sim, ajudou" : "Não ajudou"}
      busy={busy}
      problem={problem}
      onPress={() => give({ act: "answer", token, helped })}
    >
      <Prose>Esta lista ajudou? A resposta é contada sem o seu nome nem o seu e-mail.</Prose>
    </LinkAct>
  );
}
