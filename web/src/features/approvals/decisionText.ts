import { failureText } from "../../ui/message/failureText.ts";
import type { DecisionOutcome } from "../../data/admin/adminApprovals.ts";

type Status = "approved" | "rejected";
type Failure = Exclude<DecisionOutcome, "done">;
export type DecisionTexts = {
  done: Record<Status, string>;
  failed: Record<Status, string>;
  outcome: Record<Failure, string>;
  undoFailed: string;
  undoOutcome: Record<Failure, string>;
  /** The consequences of the decision, and of undoing it. */
  follows: Record<Status, string>;
};

const companyIsTold =
  "A empresa recebe um e-mail em instantes. Se você desfizer antes, ela não recebe nada; depois, recebe a correção.";

export const jobDecisionText: DecisionTexts = {
  done: { approved: "Vaga aprovada", rejected: "Vaga rejeitada" },
  failed: { approved: "Erro ao aprovar vaga", rejected: "Erro ao rejeitar vaga" },
  outcome: {
    ...failureText,
    "already-decided": "Esta vaga já foi decidida em outra janela.",
    changed: "A empresa alterou a vaga depois que você a leu. Leia a versão nova e decida de novo.",
  },
  undoFailed: "Não foi possível desfazer",
  undoOutcome: {
    ...failureText,
    "already-decided": "A decisão já foi mudada em outra janela.",
    changed: "A empresa já alterou a vaga.",
  },
  follows: { approved: companyIsTold, rejected: companyIsTold },
};

/** Of the edit of an approved job. */
export const editDecisionText: DecisionTexts = {
  done: { approved: "Alteração aprovada", rejected: "Alteração rejeitada" },
  failed: { approved: "Erro ao aprovar alteração", rejected: "Erro ao rejeitar alteração" },
  outcome: {
    ...failureText,
    "already-decided": "Esta alteração já foi decidida em outra janela.",
    changed:
      "A empresa mudou ou descartou a alteração, ou a vaga mudou, depois que você leu. Leia de novo e decida.",
  },
  undoFailed: "Não foi possível desfazer",
  undoOutcome: {
    ...failureText,
    "already-decided": "A decisão já foi mudada em outra janela.",
    changed: "A vaga ou a alteração já mudou.",
  },
  follows: {
    approved: `A vaga passa a mostrar o texto novo. ${companyIsTold}`,
    rejected: `A vaga continua com o texto atual. ${companyIsTold}`,
  },
};

/** Of an edit with an earlier decision. */
export const reversedEditText: DecisionTexts = {
  ...editDecisionText,
  done: { approved: "Alteração aprovada", rejected: "Texto anterior de volta" },
  failed: {
    approved: "Erro ao aprovar alteração",
    rejected: "Erro ao voltar ao texto anterior",
  },
  follows: {
    ...editDecisionText.follows,
    rejected: `A vaga volta a mostrar o texto anterior. ${companyIsTold}`,
  },
};

export const importedDecisionText: DecisionTexts = {
  ...jobDecisionText,
  outcome: {
    ...jobDecisionText.outcome,
    changed: "A vaga mudou, ou o dia da diária passou. Atualize a lista.",
  },
  undoOutcome: {
    ...jobDecisionText.undoOutcome,
    changed: "A vaga publicada já foi alterada, ou o dia da diária passou. Veja em Vagas.",
  },
  follows: {
    approved: "Ela já aparece no site.",
    rejected: "Ela fica em Decididas por 180 dias e pode voltar para a fila.",
  },
};

/** Of a job with an earlier decision. */
export const reversedJobText: DecisionTexts = {
  ...jobDecisionText,
  done: { approved: "Vaga aprovada", rejected: "Vaga tirada do ar" },
  failed: { approved: "Erro ao aprovar vaga", rejected: "Erro ao tirar a vaga do ar" },
};

/** Of an imported job that returns to the queue; it is never refused there. */
export const requeuedJobText: DecisionTexts = {
  ...importedDecisionText,
  done: { ...importedDecisionText.done, approved: "Vaga de volta na fila" },
  failed: { ...importedDecisionText.failed, approved: "Erro ao voltar a vaga para a fila" },
  follows: { ...importedDecisionText.follows, approved: "Ela espera em Na fila." },
};

export const resumeDecisionText: DecisionTexts = {
  done: { approved: "Currículo aprovado", rejected: "Currículo rejeitado" },
  failed: { approved: "Erro ao aprovar currículo", rejected: "Erro ao rejeitar currículo" },
  outcome: {
    ...failureText,
    "already-decided": "Este currículo já foi decidido em outra janela.",
    changed:
      "A pessoa enviou outro currículo, ou retirou este, depois que você o leu. Leia o que está lá agora e decida de novo.",
  },
  undoFailed: "Não foi possível desfazer",
  undoOutcome: {
    ...failureText,
    "already-decided": "A decisão já foi mudada em outra janela.",
    changed: "O currículo mudou depois da decisão.",
  },
  follows: {
    approved: "Com autorização da pessoa, o currículo entra no banco de talentos.",
    rejected: "O currículo fica fora do banco de talentos.",
  },
};
