import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { limits } from "@vagas/functions/domain/limits";
import type { OwnData } from "@vagas/functions/domain/privacy/ownData";
import { EmptyState } from "../../ui/message/EmptyState.tsx";
import { ErrorState } from "../../ui/message/ErrorState.tsx";
import { Loading } from "../../ui/message/Loading.tsx";
import { ContactList } from "./contacts/ContactList.tsx";
import { ConfirmAddress } from "./ConfirmAddress.tsx";
import { CorrectionForm, wholeReach } from "./CorrectionForm.tsx";
import { EraseData } from "./EraseData.tsx";
import { OwnApplicationCard } from "./OwnApplicationCard.tsx";
import { CopyButton } from "./CopyButton.tsx";
import { Erased } from "./Erased.tsx";
import { OwnAlerts } from "./OwnAlerts.tsx";
import { OwnMails } from "./OwnMails.tsx";
import { OwnReports } from "./OwnReports.tsx";
import { type Act, useOwnData } from "./useOwnData.ts";
import { ActionRow } from "../../ui/ActionRow.tsx";
import { VStack } from "../../ui/layout/VStack.tsx";
import { Prose } from "../../ui/Prose.tsx";

const problems = {
  forged: [
    "Este link não é válido",
    "Parte do endereço pode ter se perdido. Volte à mensagem e toque no link, ou peça outro.",
  ],
  expired: [
    "Este link expirou",
    `Por segurança, o link vale por ${limits.ownDataLinkDays * 24} horas. Peça outro.`,
  ],
  used: [
    "Este link já foi usado",
    `Por segurança, o link vale por ${limits.ownDataOpenMinutes} minutos depois de aberto. Peça outro.`,
  ],
  offline: [
    "Você está sem internet",
    "O link continua valendo. Tente de novo quando a conexão voltar.",
  ],
  failed: ["Não foi possível abrir os seus dados", "Tente de novo em instantes."],
} as const;

/** The data behind a signed link. */
export function OwnDataView({ token, onForget }: { token: string; onForget: () => void }) {
  const { shown, busy, act, retry } = useOwnData(token);
  switch (shown.state) {
    case "loading":
      return <Loading label="Abrindo o link..." />;
    case "ready":
      return <Ready busy={busy} onOpen={() => void act({ act: "read" })} />;
    case "confirm":
      return <ConfirmAddress done={false} busy={busy} act={act} />;
    case "confirmed":
      return <ConfirmAddress done busy={busy} act={act} />;
    case "problem":
      return <LinkProblem problem={shown.problem} onRetry={retry} onForget={onForget} />;
    case "erased":
      return <Erased receipt={shown.receipt} />;
    case "open":
      return <Open data={shown.data} busy={busy} act={act} />;
  }
}

function Ready({ busy, onOpen }: { busy: boolean; onOpen: () => void }) {
  return (
    <VStack align="start">
      <Prose>
        Este link mostra tudo o que está guardado com o seu e-mail. Depois de aberto, ele vale por{" "}
        {limits.ownDataOpenMinutes} minutos.
      </Prose>
      <Button variant="contained" size="large" onClick={onOpen} aria-disabled={busy}>
        {busy ? "Abrindo..." : "Abrir meus dados"}
      </Button>
    </VStack>
  );
}

type ProblemProps = { problem: keyof typeof problems; onRetry: () => void; onForget: () => void };

function LinkProblem({ problem, onRetry, onForget }: ProblemProps) {
  const [title, description] = problems[problem];
  const isPassing = problem === "offline" || problem === "failed";
  const again = (
    <Button variant="contained" onClick={onForget}>
      Pedir outro link
    </Button>
  );
  return (
    <ErrorState
      title={title}
      description={description}
      {...(isPassing ? { onRetry } : { action: again })}
    />
  );
}

const emailReach = "A correção vale para tudo o que foi enviado com este e-mail.";

type OpenProps = {
  data: OwnData;
  busy: boolean;
  act: Act;
};

function Open({ data, busy, act }: OpenProps) {
  const { email, applications, reports, contacts, mails, alerts } = data;
  const [latest] = applications;
  return (
    <VStack gap={4}>
      <Typography>
        Tudo o que está guardado com o e-mail <strong>{email}</strong>.
      </Typography>
      <ContactList
        contacts={contacts}
        busy={busy}
        onAnswer={(requestId, answer) => void act({ act: "answerContact", requestId, answer })}
      />
      <VStack component="section">
        <Typography variant="h2">Currículos enviados</Typography>
        {applications.length === 0 && <EmptyState title="Nada guardado com este e-mail" />}
        {applications.map((application) => (
          <OwnApplicationCard
            key={application.id}
            application={application}
            busy={busy}
            act={act}
          />
        ))}
      </VStack>
      <OwnAlerts alerts={alerts} busy={busy} act={act} />
      {latest && (
        <CorrectionForm
          key={`${latest.name}:${latest.phone}`}
          application={latest}
          busy={busy}
          reach={wholeReach(emailReach, applications)}
          onCorrect={(typed) => act({ act: "correct", ...typed }, "Dados corrigidos")}
        />
      )}
      {reports.length > 0 && <OwnReports reports={reports} />}
      <OwnMails mails={mails} />
      <section>
        <ActionRow>
          <CopyButton data={data} />
        </ActionRow>
      </section>
      {(applications.length > 0 || mails.length > 0 || alerts.length > 0) && (
        <section>
          <EraseData email={email} busy={busy} act={act} />
        </section>
      )}
    </VStack>
  );
}
