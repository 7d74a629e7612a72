import { paths } from "@vagas/functions/domain/site/paths";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { ErrorState } from "../../ui/message/ErrorState.tsx";
import { Notice } from "../../ui/message/Notice.tsx";

const troubles = {
  forged: [
    "Este link não é válido",
    "Parte do endereço pode ter se perdido. Volte à mensagem e toque no link, ou copie o endereço inteiro.",
  ],
  // Of a request, of the question after a year, or of an answer.
  expired: [
    "Este link não vale mais",
    "Cada link vale por um tempo. Se você já recebe as vagas novas, não precisa fazer nada. Se não recebe, peça o aviso na lista de vagas.",
  ],
  used: ["Resposta já recebida", "Cada link conta uma vez. Obrigado por responder."],
  gone: [
    "Este aviso não existe mais",
    "Você já saiu dele, ou ele terminou. Nenhum e-mail dele será enviado.",
  ],
  full: [
    "Você já tem cinco avisos",
    "Saia de um deles pelo link no fim de qualquer e-mail de vagas novas, e depois abra este link de novo.",
  ],
  offline: [
    "Você está sem internet",
    "O link continua valendo. Tente de novo quando a conexão voltar.",
  ],
  failed: ["Não foi possível abrir o link", "Tente de novo em instantes."],
} as const;
type Trouble = keyof typeof troubles;

/** Why a link did nothing, and the way on. */
export function AlertTrouble({ trouble, onRetry }: { trouble: Trouble; onRetry: () => void }) {
  const [title, description] = troubles[trouble];
  const isPassing = trouble === "offline" || trouble === "failed";
  return (
    <ErrorState
      title={title}
      description={description}
      {...(isPassing ? { onRetry } : { action: <ToJobs /> })}
    />
  );
}

/** The answer did not arrive, and the question stays. */
export function Unsent({ problem }: { problem: "offline" | "failed" | null }) {
  return problem === null ? null : (
    <Notice tone="error">
      {problem === "offline"
        ? "Você está sem internet: nada foi mudado. Tente de novo quando a conexão voltar."
        : "Não deu certo agora. Tente de novo em instantes."}
    </Notice>
  );
}

export function ToJobs() {
  return (
    <ButtonLink to={paths.jobs} variant="outlined" size="large">
      Ver vagas
    </ButtonLink>
  );
}
