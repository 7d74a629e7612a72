import type { JobCandidates } from "../../../data/company/companyCandidates.ts";
import { SkillToolbar } from "../../../resumeViews/SkillToolbar.tsx";
import { useOccurring } from "../../../resumeViews/useOccurring.ts";
import { HStack } from "../../../ui/layout/HStack.tsx";
import { FilterSelect } from "../../../ui/list/FilterSelect.tsx";
import { stageOptions } from "./stageFilter.ts";

type Props = {
  candidates: JobCandidates;
  search: string;
  stage: string;
  onChange: (filters: { habilidade?: string; etapa?: string }) => void;
};

/** The filter by stage once there is a choice, and a search once there are answers to search in. */
export function InboxFilters({ candidates, search, stage, onChange }: Props) {
  const { items, hasMore, counts } = candidates;
  const occurring = useOccurring(items);
  const isSearchable = search !== "" || occurring.length > 0 || hasMore;
  const stages = (stage !== "" || items.length > 1) && (
    <FilterSelect
      label="Etapa"
      value={stage}
      options={stageOptions(counts, stage)}
      onChange={(etapa) => onChange({ etapa })}
    />
  );
  if (!isSearchable) return stages && <HStack sx={{ mb: 3, maxWidth: 320 }}>{stages}</HStack>;
  return (
    <SkillToolbar
      label="Buscar por habilidade"
      search={search}
      occurring={occurring}
      onSearch={(habilidade) => onChange({ habilidade })}
    >
      {stages}
    </SkillToolbar>
  );
}
