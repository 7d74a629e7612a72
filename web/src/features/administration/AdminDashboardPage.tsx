import AddIcon from "@mui/icons-material/Add";
import Box from "@mui/material/Box";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { paths } from "@vagas/functions/domain/site/paths";
import type { ReactNode } from "react";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Page } from "../../ui/page/Page.tsx";
import { PageHeader } from "../../ui/page/PageHeader.tsx";
import { VStack } from "../../ui/layout/VStack.tsx";
import { useAddressFilters } from "../../ui/list/useAddressFilters.ts";
import { HeldCompanies } from "./register/HeldCompanies.tsx";
import { DashboardCounts } from "./DashboardCounts.tsx";
import { WeekSummary } from "./week/WeekSummary.tsx";

const tabs = [
  { id: "aprovacoes", label: "Aprovações" },
  { id: "estatisticas", label: "Estatísticas" },
  { id: "recentes", label: "Vagas recentes" },
] as const;
type TabId = (typeof tabs)[number]["id"];

const first: { aba: string } = { aba: tabs[0].id };

/** The contents of the three tabs, which belong to several features. */
export function AdminDashboardPage({
  approvals,
  statistics,
  recentJobs,
}: {
  approvals: ReactNode;
  statistics: ReactNode;
  recentJobs: ReactNode;
}) {
  const [{ aba }, changeFilters] = useAddressFilters(first);
  const current: TabId = tabs.find(({ id }) => id === aba)?.id ?? tabs[0].id;
  const contents: Record<TabId, ReactNode> = {
    aprovacoes: approvals,
    estatisticas: statistics,
    recentes: (
      <VStack gap={3}>
        <WeekSummary />
        {recentJobs}
      </VStack>
    ),
  };
  return (
    <Page>
      <PageHeader
        title="Painel Administrativo"
        actions={
          <ButtonLink to={paths.adminNewJob} variant="contained" startIcon={<AddIcon />}>
            Nova Vaga
          </ButtonLink>
        }
      />
      <HeldCompanies />
      <DashboardCounts />
      <SectionTabs current={current} onChange={(aba) => changeFilters({ aba })} />
      <Box
        role="tabpanel"
        id={`painel-${current}`}
        aria-labelledby={`aba-${current}`}
        sx={{ pt: 3 }}
      >
        {contents[current]}
      </Box>
    </Page>
  );
}

type SectionTabsProps = { current: TabId; onChange: (chosen: TabId) => void };

function SectionTabs({ current, onChange }: SectionTabsProps) {
  return (
    <Tabs
      value={current}
      onChange={(_event, chosen: TabId) => onChange(chosen)}
      aria-label="Seções do painel"
      variant="scrollable"
      scrollButtons={false}
      sx={{
        mt: { xs: 3, md: 4 },
        borderBottom: "1px solid",
        borderColor: "divider",
        "& .MuiTab-root": { px: { xs: 1, sm: 2 }, fontSize: { xs: "0.9375rem", sm: "1rem" } },
      }}
    >
      {tabs.map(({ id, label }) => (
        <Tab key={id} value={id} label={label} id={`aba-${id}`} aria-controls={`painel-${id}`} />
      ))}
    </Tabs>
  );
}
