import { type ScheduledFunction, schedules } from "@vagas/functions/domain/health/schedules";
import { runTrouble, type SiteHealth } from "@vagas/functions/domain/health/siteHealth";
import { RecordTable } from "../../../ui/list/RecordTable.tsx";
import { formatMoment } from "../history/historyText.ts";
import { routineText, troubleText } from "./healthText.ts";
import { Section } from "../../../ui/page/Section.tsx";

const names = Object.keys(schedules) as ScheduledFunction[];

/** The scheduled functions: last run, result, next run. */
export function Routines({ health: { runs, checkedAt } }: { health: SiteHealth }) {
  const moment = (at: number | undefined) =>
    at === undefined ? "Não se sabe" : formatMoment(new Date(at));
  return (
    <Section title="Rotinas automáticas">
      <RecordTable
        label="Rotinas automáticas"
        rows={names}
        rowKey={(name) => name}
        columns={[
          { header: "Rotina", cell: (name) => routineText[name] },
          { header: "Última vez", cell: (name) => moment(runs[name]?.startedAt) },
          {
            header: "Resultado",
            cell: (name) => {
              const trouble = runTrouble(runs[name], checkedAt);
              if (trouble !== null) return troubleText[trouble];
              return runs[name]?.outcome === "running" ? "Rodando agora" : "Deu certo";
            },
          },
          { header: "Próxima vez", cell: (name) => moment(runs[name]?.nextAt) },
          { header: "Nome, para o suporte", cell: (name) => name },
        ]}
      />
    </Section>
  );
}
