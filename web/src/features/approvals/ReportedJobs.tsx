import PlagiarismIcon from "@mui/icons-material/PlagiarismOutlined";
import { companyStatusText } from "@vagas/functions/domain/job/jobText";
import type { ReportSummary } from "@vagas/functions/domain/report/reportSummary";
import { paths } from "@vagas/functions/domain/site/paths";
import { useEffect, useState } from "react";
import { useJobReports, useOpenReports } from "../../data/admin/jobReports.ts";
import { recountWaiting } from "../../data/admin/waitingCount.ts";
import { Reports } from "../../jobViews/reported/Reports.tsx";
import { byUrgency, hasReturned, reportsText } from "../../jobViews/reported/reportsText.ts";
import { SettleActions } from "../../jobViews/reported/SettleActions.tsx";
import { useStandingJob } from "../../jobViews/reported/useStandingJob.ts";
import { joinFacts } from "../../ui/joinFacts.ts";
import { VStack } from "../../ui/layout/VStack.tsx";
import { ErrorState } from "../../ui/message/ErrorState.tsx";
import { PlainList } from "../../ui/PlainList.tsx";
import { StatusChip } from "../../ui/StatusChip.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { ApprovalCard } from "./ApprovalCard.tsx";
import { PanelSection } from "./PanelSection.tsx";

const title = "Vagas denunciadas";

/** The reported jobs that wait for a decision. One decided here stays in its place, so that it can be reversed. */
export function ReportedJobs({ count }: { count: number | null }) {
  const open = useOpenReports();
  const live = open.state === "ready" ? open.value : null;
  const shown = useSeen(live);
  const listed = live?.map(({ id }) => id).join();
  useEffect(recountWaiting, [listed]);
  if (open.state === "failed")
    return (
      <PanelSection title={title} count={null}>
        <ErrorState
          title="Erro ao carregar denúncias"
          description="Verifique sua conexão e tente de novo."
          onRetry={open.retry}
        />
      </PanelSection>
    );
  if (shown.length === 0) return null;
  return (
    <PanelSection title={title} count={count}>
      <VStack component={PlainList} gap={1.5}>
        {shown.map((summary) => (
          <ReportedJob key={summary.id} first={summary} />
        ))}
      </VStack>
    </PanelSection>
  );
}

/** The waiting jobs, most urgent first, after those seen before, which keep their places. */
function useSeen(live: ReportSummary[] | null): readonly ReportSummary[] {
  const [seen, setSeen] = useState<readonly ReportSummary[]>([]);
  const known = new Set(seen.map(({ id }) => id));
  const added = (live ?? []).filter(({ id }) => !known.has(id)).toSorted(byUrgency);
  if (added.length > 0) setSeen([...seen, ...added]);
  return seen;
}

function ReportedJob({ first }: { first: ReportSummary }) {
  const live = useJobReports(first.id);
  const summary = live.state === "ready" ? live.value : first;
  // The job was deleted.
  return summary && <KnownReports summary={summary} />;
}

function KnownReports({ summary }: { summary: ReportSummary }) {
  const job = useStandingJob(summary);
  const isOff = summary.held || (summary.state === "removed" && !hasReturned(summary, job));
  return (
    <ApprovalCard
      title={summary.jobTitle}
      facts={joinFacts(summary.company, reportsText(summary))}
      badge={isOff && <OffTheSite />}
    >
      <Reports summary={summary} />
      <TextLink to={paths.adminEditJob(summary.id)}>Ver a vaga</TextLink>
      <SettleActions summary={summary} />
    </ApprovalCard>
  );
}

function OffTheSite() {
  return <StatusChip tone="waiting" icon={<PlagiarismIcon />} label={companyStatusText.held} />;
}
