import type { ReportSummary } from "@vagas/functions/domain/report/reportSummary";
import type { SettleRequest } from "@vagas/functions/domain/report/reportRequest";
import { useState } from "react";
import { settleReports } from "../../data/admin/jobReports.ts";
import { recountWaiting } from "../../data/admin/waitingCount.ts";
import { failureText } from "../../ui/message/failureText.ts";
import { notify } from "../../ui/message/notifications.ts";

type Decision = Pick<SettleRequest, "decision" | "reasonToCompany">;

const problems = { ...failureText, gone: "ela foi excluída." };

const failed = { keep: "Erro ao manter a vaga", remove: "Erro ao tirar a vaga do ar" } as const;

/** The administrator's decision on a job's reports, one at a time; `busy` while it is carried out. */
export function useSettle({ id, jobTitle }: Pick<ReportSummary, "id" | "jobTitle">) {
  const [busy, setBusy] = useState(false);

  /** Whether the decision stands; says so if it does not. */
  async function settle(decision: Decision): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    const outcome = await settleReports({ jobId: id, ...decision });
    setBusy(false);
    recountWaiting();
    if (outcome === "kept" || outcome === "removed") {
      notify({
        severity: "success",
        title: outcome === "kept" ? "Vaga mantida" : "Vaga fora do ar",
        description: jobTitle,
      });
      return true;
    }
    notify({
      severity: "error",
      title: failed[decision.decision],
      description: `${jobTitle}: ${problems[outcome]}`,
    });
    return false;
  }

  return { busy, settle };
}
