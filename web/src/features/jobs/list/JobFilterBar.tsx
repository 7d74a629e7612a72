import TuneIcon from "@mui/icons-material/Tune";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { filterCount, type JobFilters } from "@vagas/functions/domain/job/jobFilters";
import { paths } from "@vagas/functions/domain/site/paths";
import { useState } from "react";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { lazyPart } from "../../../ui/lazyPart.tsx";
import { Spinner } from "../../../ui/message/Spinner.tsx";
import { JobSearchField, typedSearch } from "../../../jobViews/JobSearchField.tsx";
import { ChosenFilters } from "./ChosenFilters.tsx";
import { type Found, loadingText } from "./foundText.ts";
import { JobFilterFields } from "./JobFilterFields.tsx";
import { useChoices } from "./useChoices.ts";

const JobFilterSheet = lazyPart(async () => (await import("./JobFilterSheet.tsx")).JobFilterSheet);

type Props = {
  filters: JobFilters;
  onChange: (filters: JobFilters) => void;
  found: Found | null;
  status: string;
};

/** The open filters where there is room: three selects side by side with the checkboxes beside them, else below. */
const fields = {
  flex: "1 1 100%",
  display: { xs: "none", md: "grid" },
  gridTemplateColumns: { md: "1fr 1fr 1fr", lg: "1fr 1fr auto auto" },
  columnGap: 2,
  rowGap: 0.5,
  alignItems: "end",
  mt: 0.5,
  "& > :last-child": { gridColumn: { md: "1 / -1", lg: "auto" } },
  // Without scripts nothing opens the sheet.
  "@media (scripting: none)": { display: "grid" },
} as const;

/**
 * The search and the other filters, one form that works without scripts, and the number of jobs found. On a phone a
 * button opens the other filters in a sheet, which is loaded at first use.
 */
export function JobFilterBar({ filters, onChange, found, status }: Props) {
  const [sheet, setSheet] = useState<"never" | "open" | "closed">("never");
  const [choices, loadChoices] = useChoices();
  const on = filterCount(filters);
  const common = { filters, choices, onChange };
  return (
    <Box
      component="form"
      role="search"
      action={paths.jobs}
      onSubmit={(event: React.SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        onChange({ ...filters, search: typedSearch(event.currentTarget) });
      }}
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        columnGap: 1,
        rowGap: 1,
        mb: { xs: 1, sm: 1.5 },
      }}
    >
      <JobSearchField value={filters.search} />
      <SheetButton
        count={on}
        open={sheet === "open"}
        onClick={() => {
          loadChoices();
          setSheet("open");
        }}
      />
      <Box sx={fields} onPointerEnter={loadChoices} onFocus={loadChoices}>
        <JobFilterFields place="filtro" {...common} />
      </Box>
      {(on > 0 || filters.search !== "") && <ClearFilters />}
      {sheet !== "never" && (
        <JobFilterSheet
          {...common}
          open={sheet === "open"}
          found={found}
          onClose={() => setSheet("closed")}
        />
      )}
      <ChosenFilters filters={filters} />
      <FoundStatus text={status} />
    </Box>
  );
}

type SheetButtonProps = { count: number; open: boolean; onClick: () => void };

/** Opens the sheet of filters on a phone. `count`: filters in use. */
function SheetButton({ count, open, onClick }: SheetButtonProps) {
  return (
    <Button
      data-needs-code
      color="inherit"
      variant="outlined"
      startIcon={<TuneIcon />}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={onClick}
      sx={{ minHeight: { sm: 50 }, display: { md: "none" } }}
    >
      Filtros{count > 0 && ` (${count})`}
    </Button>
  );
}

function ClearFilters() {
  return (
    <ButtonLink to={paths.jobs} color="inherit">
      Limpar filtros
    </ButtonLink>
  );
}

/** The number of jobs found: beside the button on a phone, in its own row where there is room. */
function FoundStatus({ text }: { text: string }) {
  return (
    <Typography
      variant="body2"
      aria-hidden
      color="textSecondary"
      sx={{
        flex: { xs: "1 1 0", sm: "1 1 100%" },
        minWidth: 120,
        display: "flex",
        alignItems: "center",
        gap: 1,
        minHeight: 21,
        mt: { sm: 0.5 },
      }}
    >
      {text === loadingText && <Spinner size={18} />}
      {text}
    </Typography>
  );
}
