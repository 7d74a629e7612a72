import Button from "@mui/material/Button";
import type { ReportSummary } from "@vagas/functions/domain/report/reportSummary";
import { useState } from "react";
import { CardActions } from "../../ui/list/CardActions.tsx";
import { useRefusal } from "../../ui/form/useRefusal.tsx";
import { notify } from "../../ui/message/notifications.ts";
import { unlessBusy } from "../../ui/message/unlessBusy.ts";
import { RemoveDialog } from "./RemoveDialog.tsx";
import { hasReturned } from "./reportsText.ts";
import { useStandingJob } from "./useStandingJob.ts";
import { useSettle } from "./useSettle.ts";

/** Decides on a job's reports; a decision may be reversed by the other one. */
export function SettleActions({ summary }: { summary: ReportSummary }) {
  const { busy, settle } = useSettle();
  const { ask, question } = useRemoval(busy, settle);
  const { jobTitle, state } = summary;
  const job = useStandingJob(summary);
  return (
    <CardActions>
      {state !== "kept" && (
        <Button
          size="small"
          variant="outlined"
          aria-disabled={busy}
          aria-label={`Manter: ${jobTitle}`}
          onClick={() => void settle(summary, { decision: "keep" })}
        >
          Manter
        </Button>
      )}
      {(state !== "removed" || hasReturned(summary, job)) && (
        <Button
          size="small"
          color="error"
          aria-disabled={busy}
          aria-label={`Tirar do ar: ${jobTitle}`}
          onClick={() => !busy && ask(summary)}
        >
          Tirar do ar
        </Button>
      )}
      {question !== null && (
        <RemoveDialog
          jobTitle={jobTitle}
          hasCompany={summary.companyId !== null}
          busy={busy}
          {...question}
        />
      )}
    </CardActions>
  );
}

/** The question before a removal; null unless it is asked. */
function useRemoval(busy: boolean, settle: ReturnType<typeof useSettle>["settle"]) {
  /** What was read before the question, which covers what comes meanwhile. */
  const [seen, setSeen] = useState<ReportSummary | null>(null);
  const [reason, setReason] = useState("");
  const { refuse, forget, refusal } = useRefusal();

  function ask(summary: ReportSummary) {
    forget();
    setSeen(summary);
  }

  function close() {
    setSeen(null);
    setReason("");
  }

  /** Reports that changed are read again without the question, which then has the typed reason. */
  async function remove(read: ReportSummary) {
    const reasonToCompany = reason.trim();
    const outcome = await settle(read, { decision: "remove", reasonToCompany }, (refused, why) => {
      if (why === "changed") notify(refused);
      else refuse(`${refused.title}. ${refused.description}`);
    });
    if (outcome === "removed") close();
    if (outcome === "changed") setSeen(null);
  }

  const question = seen && {
    reason,
    refusal,
    onReason: setReason,
    onClose: unlessBusy(busy, close),
    onRemove: () => remove(seen),
  };
  return { ask, question };
}
