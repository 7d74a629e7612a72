import CloseIcon from "@mui/icons-material/Close";
import Button from "@mui/material/Button";
import { type JobFilters, noFilters } from "@vagas/functions/domain/job/jobFilters";
import { PlainList } from "../../../ui/PlainList.tsx";

type Props = { filters: JobFilters; onChange: (filters: JobFilters) => void };

/** The active filters, each in a word, removed by a touch. */
export function ChosenFilters({ filters, onChange }: Props) {
  const { category, location, company, showFilled, showUrgent } = filters;
  const words = {
    category,
    location,
    company,
    showFilled: showFilled && "Com preenchidas",
    showUrgent: showUrgent && "Só urgentes",
  };
  const on = (Object.keys(words) as (keyof typeof words)[]).filter((filter) => words[filter]);
  if (on.length === 0) return null;
  return (
    <PlainList
      aria-label="Filtros escolhidos"
      sx={{ flex: "1 1 100%", display: "flex", flexWrap: "wrap", gap: 1 }}
    >
      {on.map((filter) => (
        <li key={filter}>
          <Button
            data-needs-code
            size="small"
            endIcon={<CloseIcon />}
            aria-label={`Tirar o filtro ${words[filter]}`}
            onClick={() => onChange({ ...filters, [filter]: noFilters[filter] })}
            sx={{
              overflowWrap: "anywhere",
              bgcolor: "rgba(var(--mui-palette-primary-mainChannel) / 0.12)",
              "&:hover": { bgcolor: "rgba(var(--mui-palette-primary-mainChannel) / 0.2)" },
            }}
          >
            {words[filter]}
          </Button>
        </li>
      ))}
    </PlainList>
  );
}
