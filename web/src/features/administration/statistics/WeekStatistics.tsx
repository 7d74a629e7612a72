import { useState } from "react";
import { countWeeks } from "../../../data/admin/adminStats.ts";
import { ErrorState } from "../../../ui/message/ErrorState.tsx";
import { RowsSkeleton } from "../../../ui/list/RowsSkeleton.tsx";
import { useRead } from "../../../state/useRead.ts";
import { WeekChart } from "./WeekChart.tsx";
import { lastWeeks, mostOf, weekLabel } from "./weeks.ts";
import { VStack } from "../../../ui/layout/VStack.tsx";
import { Section } from "../../../ui/page/Section.tsx";

const shownWeeks = 12;

/** Applications and new jobs in each of the last weeks. */
export function WeekStatistics() {
  const [weeks] = useState(() => lastWeeks(new Date(), shownWeeks));
  const { state, value, retry } = useRead(() => countWeeks(weeks));
  return (
    <Section
      title={`Últimas ${shownWeeks} semanas`}
      note="Cada semana começa na segunda-feira. Os dois gráficos têm a mesma escala."
    >
      {state === "loading" && <RowsSkeleton label="Contando candidaturas e vagas..." count={4} />}
      {state === "failed" && (
        <ErrorState
          title="Erro ao carregar dados"
          description="Verifique sua conexão e tente de novo."
          onRetry={retry}
        />
      )}
      {state === "ready" && (
        <VStack gap={4}>
          <WeekChart
            most={mostOf(value)}
            title="Candidaturas por semana"
            unit={["candidatura", "candidaturas"]}
            color="primary.main"
            weeks={value.map(({ from, applications }) => ({
              label: weekLabel(from),
              count: applications,
            }))}
          />
          <WeekChart
            most={mostOf(value)}
            title="Vagas novas por semana"
            unit={["vaga", "vagas"]}
            color="secondary.main"
            weeks={value.map(({ from, jobs }) => ({ label: weekLabel(from), count: jobs }))}
          />
        </VStack>
      )}
    </Section>
  );
}
