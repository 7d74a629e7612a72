import Typography from "@mui/material/Typography";
import { useJobReports } from "../../../data/admin/jobReports.ts";
import { Reports } from "../../../jobViews/reported/Reports.tsx";
import { reportsText } from "../../../jobViews/reported/reportsText.ts";
import { SettleActions } from "../../../jobViews/reported/SettleActions.tsx";
import { Card } from "../../../ui/Card.tsx";

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
