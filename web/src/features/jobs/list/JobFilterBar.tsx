import TuneIcon from "@mui/icons-material/Tune";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { filterCount, type JobFilters, noFilters } from "@vagas/functions/domain/jobFilters";
import { useState } from "react";
import { lazyPart } from "../../../ui/lazyPart.tsx";
import { Spinner } from "../../../ui/message/Spinner.tsx";
import { ChosenFilters } from "./ChosenFilters.tsx";
import { loadingText } from "./foundText.ts";
import { JobSearch } from "./JobSearch.tsx";

const JobFilterPanel = lazyPart(async () => (await import("./JobFilterPanel.tsx")).JobFilterPanel);

export type Found = { count: number; hasMore: boolean } | null;
type Props = {
  filters: JobFilters;
  onChange: (filters: JobFilters) => void;
  found: Found;
  status: string;
};

/** The search, the button of the other filters, whose code is fetched when they are first opened, and how many jobs were found. */
export function JobFilterBar({ filters, onChange, found, status }: Props) {
  const [panel, setPanel] = useState<"never" | "open" | "closed">("never");
  const on = filterCount(filters);
  const open = panel === "open";
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        columnGap: 1,
        rowGap: 1,
        mb: 1.5,
      }}
    >
      <JobSearch value={filters.search} onSearch={(search) => onChange({ ...filters, search })} />
      <Button
        color="inherit"
        variant="outlined"
        startIcon={<TuneIcon />}
        aria-expanded={open}
        aria-controls="filtros"
        onClick={() => setPanel(open ? "closed" : "open")}
        sx={{ minHeight: { sm: 50 } }}
      >
        Filtros{on > 0 && ` (${on})`}
      </Button>
      {(on > 0 || filters.search !== "") && (
        <Button color="inherit" onClick={() => onChange(noFilters)}>
          Limpar filtros
        </Button>
      )}
      <Box id="filtros" sx={{ flex: "1 1 100%", "&:empty": { display: "none" } }}>
        {panel !== "never" && (
          <JobFilterPanel
            open={open}
            filters={filters}
            onChange={onChange}
            found={found}
            onClose={() => setPanel("closed")}
          />
        )}
      </Box>
      <ChosenFilters filters={filters} onChange={onChange} />
      {/* Beside the button on a phone, in a row of its own where there is room. */}
      <Typography
        variant="body2"
        aria-hidden
        sx={{
          flex: { xs: "1 1 0", sm: "1 1 100%" },
          minWidth: 120,
          display: "flex",
          alignItems: "center",
          gap: 1,
          color: "text.secondary",
          minHeight: 21,
          mt: { sm: 1 },
        }}
      >
        {status === loadingText && <Spinner size={18} />}
        {status}
      </Typography>
    </Box>
  );
}
