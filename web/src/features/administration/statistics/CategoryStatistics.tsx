import InsightsIcon from "@mui/icons-material/InsightsOutlined";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { countedKeys } from "@vagas/functions/domain/countedKeys";
import type { Stats } from "@vagas/functions/domain/stats";
import { useStats } from "../../../data/admin/adminStats.ts";
import { EmptyState } from "../../../ui/message/EmptyState.tsx";
import { ErrorState } from "../../../ui/message/ErrorState.tsx";
import { SectionHeading } from "../../../ui/page/SectionHeading.tsx";
import { RowsSkeleton } from "../../../ui/list/RowsSkeleton.tsx";

/** Active and total jobs per category. */
export function CategoryStatistics() {
  const live = useStats();
  return (
    <Box component="section" aria-labelledby="category-statistics">
      <Box sx={{ mb: 2 }}>
        <SectionHeading id="category-statistics">Vagas por categoria</SectionHeading>
      </Box>
      {live.state === "loading" && <RowsSkeleton label="Carregando estatísticas..." />}
      {live.state === "failed" && (
        <ErrorState
          title="Erro ao carregar dados"
          description="Verifique sua conexão e tente de novo."
          onRetry={live.retry}
        />
      )}
      {live.state === "ready" && <Categories stats={live.value} />}
    </Box>
  );
}

function Categories({ stats: { categoryActive, categoryTotal } }: { stats: Stats }) {
  const categories = countedKeys(categoryTotal).sort(
    (a, b) => categoryTotal[b]! - categoryTotal[a]!,
  );
  if (categories.length === 0)
    return (
      <EmptyState
        icon={<InsightsIcon />}
        title="Nenhuma vaga encontrada"
        description="As categorias aparecem com a primeira vaga."
      />
    );
  return (
    <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 2 }}>
      {categories.map((category) => (
        <Category
          key={category}
          name={category}
          active={categoryActive[category] ?? 0}
          total={categoryTotal[category] ?? 0}
        />
      ))}
    </Box>
  );
}

function Category({ name, active, total }: { name: string; active: number; total: number }) {
  const percent = Math.round((active / total) * 100);
  return (
    <Box component="li" sx={{ display: "grid", gap: 0.75 }}>
      <Box sx={{ display: "flex", justifyContent: "space-between", gap: 2 }}>
        <Typography>{name}</Typography>
        <Typography
          sx={{ color: "text.secondary", fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" }}
        >
          {active}/{total} ativas · {percent}%
        </Typography>
      </Box>
      <Box aria-hidden sx={{ height: 10, borderRadius: 5, bgcolor: "divider", overflow: "hidden" }}>
        <Box
          style={{ width: `${percent}%` }}
          sx={{ height: "100%", bgcolor: "primary.main", borderRadius: 5 }}
        />
      </Box>
    </Box>
  );
}
