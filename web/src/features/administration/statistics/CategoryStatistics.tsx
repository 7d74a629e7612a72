import InsightsIcon from "@mui/icons-material/InsightsOutlined";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { countedKeys } from "@vagas/functions/domain/administration/countedKeys";
import type { Stats } from "@vagas/functions/domain/administration/stats";
import { useStats } from "../../../data/admin/adminStats.ts";
import { EmptyState } from "../../../ui/message/EmptyState.tsx";
import { ErrorState } from "../../../ui/message/ErrorState.tsx";
import { RowsSkeleton } from "../../../ui/list/RowsSkeleton.tsx";
import { PlainList } from "../../../ui/PlainList.tsx";
import { VStack } from "../../../ui/layout/VStack.tsx";
import { HStack } from "../../../ui/layout/HStack.tsx";
import { Section } from "../../../ui/page/Section.tsx";

/** Active and total jobs per category. */
export function CategoryStatistics() {
  const live = useStats();
  return (
    <Section
      title="Vagas por categoria"
      note="Cada barra é o total da categoria; a parte cheia, as ativas."
    >
      {live.state === "loading" && <RowsSkeleton label="Carregando estatísticas..." />}
      {live.state === "failed" && (
        <ErrorState
          title="Erro ao carregar dados"
          description="Verifique sua conexão e tente de novo."
          onRetry={live.retry}
        />
      )}
      {live.state === "ready" && <Categories stats={live.value} />}
    </Section>
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
  const most = categoryTotal[categories[0]!]!;
  return (
    <VStack component={PlainList}>
      {categories.map((category) => (
        <Category
          key={category}
          name={category}
          active={categoryActive[category] ?? 0}
          total={categoryTotal[category] ?? 0}
          most={most}
        />
      ))}
    </VStack>
  );
}

type CategoryProps = { name: string; active: number; total: number; most: number };

/** The bar's length is the category's number of jobs, scaled to the largest; the active ones are its dark part. */
function Category({ name, active, total, most }: CategoryProps) {
  const percent = Math.round((active / total) * 100);
  return (
    <VStack gap={0.75} component="li">
      <HStack gap={2} nowrap justify="space-between">
        <Typography>{name}</Typography>
        <Typography
          color="textSecondary"
          sx={{ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" }}
        >
          {active}/{total} ativas · {percent}%
        </Typography>
      </HStack>
      <Box
        aria-hidden
        data-bar
        style={{ width: `${(total / most) * 100}%` }}
        sx={{ height: 10, minWidth: 10, borderRadius: 5, bgcolor: "divider", overflow: "hidden" }}
      >
        <Box
          style={{ width: `${percent}%` }}
          sx={{ height: "100%", bgcolor: "primary.main", borderRadius: 5 }}
        />
      </Box>
    </VStack>
  );
}
