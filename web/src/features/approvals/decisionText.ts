import { failureText } from "../../ui/message/failureText.ts";
import type { DecisionOutcome } from "../../data/admin/adminApprovals.ts";

type Status = "approved" | "rejected";
export type DecisionTexts = {
  done: Record<Status, string>;
  failed: Record<Status, string>;
  outcome: Record<Exclude<DecisionOutcome, "done">, string>;
};

export const jobDecisionText: DecisionTexts = {
  done: { approved: "Vaga aprovada", rejected: "Vaga rejeitada" },
  failed: { approved: "Erro ao aprovar vaga", rejected: "Erro ao rejeitar vaga" },
  outcome: {
    ...failureText,
    "already-decided": "Esta vaga já foi decidida em outra janela.",
    changed: "A empresa alterou a vaga depois que você a leu. Leia a versão nova e decida de novo.",
  },
};

export const resumeDecisionText: DecisionTexts = {
  done: { approved: "Currículo aprovado", rejected: "Currículo rejeitado" },
  failed: { approved: "Erro ao aprovar currículo", rejected: "Erro ao rejeitar currículo" },
  outcome: {
    ...failureText,
    "already-decided": "Este currículo já foi decidido em outra janela.",
    changed: "O currículo mudou depois que você o leu. Confira e decida de novo.",
  },
};
