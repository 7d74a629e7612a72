import WorkIcon from "@mui/icons-material/WorkOutlineOutlined";
import Box from "@mui/material/Box";
import { limits } from "@vagas/functions/domain/limits";
import { paths } from "@vagas/functions/domain/site/paths";
import { useRecentJobs } from "../../../data/admin/adminJobs.ts";
import { EmptyState } from "../../../ui/message/EmptyState.tsx";
import { ErrorState } from "../../../ui/message/ErrorState.tsx";
import { RowsSkeleton } from "../../../ui/list/RowsSkeleton.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import { useNow } from "../../../ui/useNow.ts";
import type { ItemPart } from "../../../ui/list/ItemPart.ts";
import { JobsTable } from "./JobsTable.tsx";
import { useJobActions } from "./useJobActions.ts";

/** The newest jobs, live, with a link to all. */
export function RecentJobs({ history }: { history: ItemPart }) {
  const live = useRecentJobs();
  const now = useNow();
  const { isGone, toggleFilled, removeJob } = useJobActions();

  if (live.state === "loading")
    return <RowsSkeleton label="Carregando vagas..." count={limits.recentJobs} />;
  if (live.state === "failed")
    return (
      <ErrorState
        title="Erro ao carregar vagas"
        description="Verifique sua conexão e tente de novo."
        onRetry={live.retry}
      />
    );
  const jobs = live.value.filter((job) => !isGone(job));
  if (jobs.length === 0)
    return (
      <EmptyState
        icon={<WorkIcon />}
        title="Nenhuma vaga encontrada"
        description="As vagas publicadas aparecem aqui."
      />
    );
  return (
    <>
      <JobsTable
        label="Vagas recentes"
        jobs={jobs.slice(0, limits.recentJobs)}
        now={now}
        withDate={false}
        history={history}
        onToggleFilled={(job) => void toggleFilled(job)}
        onDelete={removeJob}
      />
      {live.value.length > limits.recentJobs && (
        <Box sx={{ mt: 2 }}>
          <TextLink to={paths.adminJobs}>Ver todas as vagas</TextLink>
        </Box>
      )}
    </>
  );
}
