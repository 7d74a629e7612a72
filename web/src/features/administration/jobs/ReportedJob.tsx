import Typography from "@mui/material/Typography";
import type { Job } from "@vagas/functions/domain/job/job";
import { isHeldByReports } from "@vagas/functions/domain/report/heldByReports";
import { useJobReports } from "../../../data/admin/jobReports.ts";
import { Reports } from "../../../jobViews/reported/Reports.tsx";
import { reportsText } from "../../../jobViews/reported/reportsText.ts";
import { SettleActions } from "../../../jobViews/reported/SettleActions.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Notice } from "../../../ui/message/Notice.tsx";

/** The reports of the job that is edited, with the decision; nothing without any. */
export function ReportedJob({ jobId }: { jobId: string }) {
  const reports = useJobReports(jobId);
  if (reports.state !== "ready" || reports.value === null) return null;
  const summary = reports.value;
  return (
    <Card component="section" aria-label="Denúncias">
      <Typography variant="h3" component="h2">
        {reportsText(summary)}
      </Typography>
      <Reports summary={summary} />
      <SettleActions summary={summary} />
    </Card>
  );
}

/** Says before another text is saved that it ends what keeps a removed job off the site; other reasons may stay. */
export function ReturnNotice({ job }: { job: Job }) {
  const reports = useJobReports(job.id);
  if (reports.state !== "ready" || reports.value === null) return null;
  const summary = reports.value;
  // Reports that wait for a decision keep any text off.
  if (summary.held || !isHeldByReports(summary, job)) return null;
  return (
    <Notice tone="info">
      Você tirou esta vaga do ar depois de denúncias. Se salvar um texto diferente, elas não a
      mantêm mais fora do site.
    </Notice>
  );
}
