import CloseIcon from "@mui/icons-material/Close";
import { listPath } from "@vagas/functions/domain/job/jobCursor";
import { type JobFilters, noFilters } from "@vagas/functions/domain/job/jobFilters";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { PlainList } from "../../../ui/PlainList.tsx";

/** The active filters, each in a word, removed by a touch. */
export function ChosenFilters({ filters }: { filters: JobFilters }) {
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
          <ButtonLink
            to={listPath({ ...filters, [filter]: noFilters[filter] })}
            size="small"
            endIcon={<CloseIcon />}
            aria-label={`Tirar o filtro ${words[filter]}`}
            sx={{
              overflowWrap: "anywhere",
              bgcolor: "rgba(var(--mui-palette-primary-mainChannel) / 0.12)",
              "&:hover": { bgcolor: "rgba(var(--mui-palette-primary-mainChannel) / 0.2)" },
            }}
          >
            {words[filter]}
          </ButtonLink>
        </li>
      ))}
    </PlainList>
  );
}
