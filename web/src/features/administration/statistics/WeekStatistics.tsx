import { countWeeks } from "../../../data/admin/adminStats.ts";
import { useLookedAt } from "../../../data/visitor/servedPage.ts";
import { ErrorState } from "../../../ui/message/ErrorState.tsx";
import { RowsSkeleton } from "../../../ui/list/RowsSkeleton.tsx";
import { useLast } from "../../../state/useLast.ts";
import { useRead } from "../../../state/useRead.ts";
import { WeekChart } from "./WeekChart.tsx";
import { lastWeeks, mostOf, weekLabel } from "./weeks.ts";
import { VStack } from "../../../ui/layout/VStack.tsx";
import { Section } from "../../../ui/page/Section.tsx";

const shownWeeks = 12;

/** Applications and new jobs in each of the last weeks. */
export function WeekStatistics() {
  const now = useLookedAt();
  const { state, value, retry } = useRead(() => countWeeks(lastWeeks(now, shownWeeks)), now);
  const weeks = useLast(value, state === "failed");
  return (
    <Section
      title={`Últimas ${shownWeeks} semanas`}
      note="Cada semana começa na segunda-feira. Os dois gráficos têm a mesma escala."
    >
      {state === "loading" && weeks === null && (
        <RowsSkeleton label="Contando candidaturas e vagas..." count={4} />
      )}
      {state === "failed" && (
        <ErrorState
          title="Erro ao carregar dados"
          description="Verifique sua conexão e tente de novo."
          onRetry={retry}
        />
      )}
      {weeks !== null && (
        <VStack gap={4}>
          <WeekChart
            most={mostOf(weeks)}
            title="Candidaturas por semana"
            unit={["candidatura", "candidaturas"]}
            color="primary.main"
            weeks={weeks.map(({ from, applications }) => ({
              label: weekLabel(from),
              count: applications,
            }))}
          />
          <WeekChart
            most={mostOf(weeks)}
            title="Vagas novas por semana"
            unit={["vaga", "vagas"]}
            color="secondary.main"
            weeks={weeks.map(({ from, jobs }) => ({ label: weekLabel(from), count: jobs }))}
          />
        </VStack>
      )}
    </Section>
  );
}
