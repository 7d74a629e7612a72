import { useStats } from "../../../data/admin/adminStats.ts";
import { FactList } from "../../../ui/FactList.tsx";
import { Section } from "../../../ui/page/Section.tsx";

/** How many people companies say they hired. The sections above say if counts cannot be read. */
export function HireStatistics() {
  const live = useStats();
  if (live.state !== "ready") return null;
  const { hires, hiresTold } = live.value;
  return (
    <Section
      title="Contratações"
      note="Contadas pelas empresas, quando uma vaga é preenchida ou excluída, ou uma semana depois do prazo."
    >
      <FactList
        facts={[
          ["Pelo site", hires.toLocaleString("pt-BR")],
          ["De outro jeito", (hiresTold - hires).toLocaleString("pt-BR")],
        ]}
      />
    </Section>
  );
}
