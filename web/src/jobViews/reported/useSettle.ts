import type { ReportSummary } from "@vagas/functions/domain/report/reportSummary";
import type { SettleRequest } from "@vagas/functions/domain/report/reportRequest";
import { useState } from "react";
import { settleReports, type SettleOutcome } from "../../data/admin/jobReports.ts";
import { recountWaiting } from "../../data/admin/waitingCount.ts";
import { failureText } from "../../ui/message/failureText.ts";
import { notify } from "../../ui/message/notifications.ts";

type Decision = Pick<SettleRequest, "decision" | "reasonToCompany">;

const problems = {
  ...failureText,
  changed:
    "chegou outra denúncia, ou algo mudou, depois que você leu. Leia a lista de novo e decida.",
  gone: "ela foi excluída.",
};

const failed = { keep: "Erro ao manter a vaga", remove: "Erro ao tirar a vaga do ar" } as const;

/** Why a decision was not carried out, as the page says it. */
type Refused = { severity: "error"; title: string; description: string };

/** The administrator's decision on reports, one at a time; `busy` while it is carried out. */
export function useSettle() {
  const [busy, setBusy] = useState(false);

  /**
   * Decides on the reports as they were read, and says what came of it: a refusal to `refuse`. Null while another decision
   * is carried out.
   */
  async function settle(
    { id, jobTitle, counts, open, held, words }: ReportSummary,
    decision: Decision,
    refuse: (refused: Refused, outcome: SettleOutcome) => void = notify,
  ): Promise<SettleOutcome | null> {
    if (busy) return null;
    setBusy(true);
    const seen = { counts, open, held, words };
    const outcome = await settleReports({ jobId: id, ...decision, seen });
    setBusy(false);
    recountWaiting();
    if (outcome === "kept" || outcome === "removed") {
      notify({
        severity: "success",
        title: outcome === "kept" ? "Vaga mantida" : "Vaga fora do ar",
        description: jobTitle,
      });
      return outcome;
    }
    const description = `${jobTitle}: ${problems[outcome]}`;
    refuse({ severity: "error", title: failed[decision.decision], description }, outcome);
    return outcome;
  }

  return { busy, settle };
}
