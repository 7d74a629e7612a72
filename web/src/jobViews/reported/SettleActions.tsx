import Button from "@mui/material/Button";
import type { ReportSummary } from "@vagas/functions/domain/report/reportSummary";
import { useState } from "react";
import { CardActions } from "../../ui/list/CardActions.tsx";
import { RemoveDialog } from "./RemoveDialog.tsx";
import { useSettle } from "./useSettle.ts";

/** Decides on a job's reports; a decision may be reversed by the other one. */
export function SettleActions({ summary }: { summary: ReportSummary }) {
  const { busy, settle } = useSettle(summary);
  const [asking, setAsking] = useState(false);
  const { jobTitle, state } = summary;
  return (
    <CardActions>
      {state !== "kept" && (
        <Button
          size="small"
          variant="outlined"
          aria-disabled={busy}
          aria-label={`Manter: ${jobTitle}`}
          onClick={() => void settle({ decision: "keep" })}
        >
          Manter
        </Button>
      )}
      {state !== "removed" && (
        <Button
          size="small"
          color="error"
          aria-disabled={busy}
          aria-label={`Tirar do ar: ${jobTitle}`}
          onClick={() => setAsking(true)}
        >
          Tirar do ar
        </Button>
      )}
      {asking && (
        <RemoveDialog
          jobTitle={jobTitle}
          hasCompany={summary.companyId !== null}
          busy={busy}
          onClose={() => setAsking(false)}
          onRemove={async (reasonToCompany) => {
            if (await settle({ decision: "remove", reasonToCompany })) setAsking(false);
          }}
        />
      )}
    </CardActions>
  );
}
