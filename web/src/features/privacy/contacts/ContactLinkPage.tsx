import { pageTitle } from "@vagas/functions/domain/site/pageTitle";
import { paths } from "@vagas/functions/domain/site/paths";
import type { ContactAnswer, OwnContact } from "@vagas/functions/domain/talent/contactRequest";
import type { ReactNode } from "react";
import { lazyFollow, useMailLink } from "../../../data/visitor/useMailLink.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { ErrorState } from "../../../ui/message/ErrorState.tsx";
import { Loading } from "../../../ui/message/Loading.tsx";
import { Notice } from "../../../ui/message/Notice.tsx";
import { Result } from "../../../ui/message/Result.tsx";
import { Page } from "../../../ui/page/Page.tsx";
import { useLinkSecret } from "../../../ui/page/useLinkSecret.ts";
import { PageHeader } from "../../../ui/page/PageHeader.tsx";
import { ContactCard } from "./ContactCard.tsx";
import { contactClosedText, contactGoneText } from "./contactStatusText.ts";
import { loadContactAnswer } from "./loadContactAnswer.ts";
import { VStack } from "../../../ui/layout/VStack.tsx";
import { Prose } from "../../../ui/Prose.tsx";

const problems = {
  forged: [
    "Este link não é válido",
    "Parte do endereço pode ter se perdido. Volte à mensagem e toque no link, ou copie o endereço inteiro.",
  ],
  gone: contactGoneText,
  offline: [
    "Você está sem internet",
    "O link continua valendo. Tente de novo quando a conexão voltar.",
  ],
  failed: ["Não foi possível abrir o pedido", "Tente de novo em instantes."],
} as const;

/** /convite#token: a company's request for contact, and the two answers. Opening the page changes nothing. */
export function ContactLinkPage() {
  const [token] = useLinkSecret("hash");
  return (
    <Page width="narrow">
      <PageHeader title="Pedido de contato" documentTitle={pageTitle("Pedido de contato")} />
      <ContactLink key={token} token={token} />
    </Page>
  );
}

const follow = lazyFollow(async () => (await loadContactAnswer()).followContactLink);

function ContactLink({ token }: { token: string }) {
  const { outcome, busy, problem, give, retry } = useMailLink(token, follow);
  if (outcome === null) return <Loading label="Abrindo o pedido..." />;
  switch (outcome.state) {
    case "open":
      return (
        <Question
          contact={outcome.contact}
          busy={busy}
          problem={problem}
          onAnswer={(answer) => void give(answer)}
        />
      );
    case "answered":
      return <Answered contact={outcome.contact} />;
    case "closed":
      return outcome.contact.status === "waiting" ? (
        <Said title={contactClosedText[0]}>
          Seus dados não foram passados. Se a empresa abrir a vaga {outcome.contact.jobTitle} de
          novo a tempo, este link volta a valer.
        </Said>
      ) : (
        <Said title="Este pedido terminou">
          O prazo passou, ou a vaga {outcome.contact.jobTitle} não está mais aberta. Seus dados não
          foram passados.
        </Said>
      );
    case "list":
    case "tooMany":
      return null;
    default:
      return <LinkProblem problem={outcome.state} onRetry={retry} />;
  }
}

type QuestionProps = {
  contact: OwnContact;
  busy: boolean;
  problem: "offline" | "failed" | null;
  onAnswer: (answer: ContactAnswer) => void;
};

/** The request with its two answers. `problem`: why an answer was not sent. */
function Question({ contact, busy, problem, onAnswer }: QuestionProps) {
  return (
    <VStack>
      {problem !== null && (
        <Notice tone="error">
          {problem === "offline"
            ? "Você está sem internet: a resposta não foi enviada. Tente de novo quando a conexão voltar."
            : "A resposta não foi enviada. Tente de novo em instantes."}
        </Notice>
      )}
      <ContactCard contact={contact} heading="h2" busy={busy} onAnswer={onAnswer} />
    </VStack>
  );
}

function Answered({ contact }: { contact: OwnContact }) {
  return contact.status === "accepted" ? (
    <Said title="Você disse sim">
      {contact.company} recebeu seu nome, telefone, e-mail e currículo para a vaga{" "}
      {contact.jobTitle}, e pode chamar você. Mudou de ideia? Em Meus dados, retire a candidatura da
      empresa.
    </Said>
  ) : (
    <Said title="Você disse não">
      {contact.company} não recebeu seus dados. Você continua no banco de talentos.
    </Said>
  );
}

type ProblemProps = { problem: keyof typeof problems; onRetry: () => void };

function LinkProblem({ problem, onRetry }: ProblemProps) {
  const [title, description] = problems[problem];
  const isPassing = problem === "offline" || problem === "failed";
  return (
    <ErrorState
      title={title}
      description={description}
      {...(isPassing ? { onRetry } : { action: <OwnData /> })}
    />
  );
}

function Said({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Result title={title}>
      <Prose>{children}</Prose>
      <OwnData />
    </Result>
  );
}

function OwnData() {
  return (
    <ButtonLink to={paths.ownData} variant="outlined">
      Abrir Meus dados
    </ButtonLink>
  );
}
