import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { type JobFilters, noFilters } from "@vagas/functions/domain/jobList/jobFilters";
import { Announcement } from "../../../ui/Announcement.tsx";
import { type Found, foundText, seeText } from "./foundText.ts";
import { JobFilterFields } from "./JobFilterFields.tsx";
import type { Choices } from "./useChoices.ts";
import { PageDrawer } from "../../../ui/message/PageDrawer.tsx";
import { VStack } from "../../../ui/layout/VStack.tsx";

type Props = {
  open: boolean;
  filters: JobFilters;
  choices: Choices;
  onChange: (filters: JobFilters) => void;
  found: Found | null;
  onClose: () => void;
};

/** The filters on a narrow screen: a sheet whose button says how many jobs match. */
export function JobFilterSheet({ open, filters, choices, onChange, found, onClose }: Props) {
  return (
    <PageDrawer
      anchor="bottom"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          "aria-labelledby": "filtros-titulo",
          sx: { borderRadius: "14px 14px 0 0", maxHeight: "90dvh" },
        },
      }}
    >
      {/* The sheet hides the page behind it from screen readers. */}
      <Announcement text={found ? foundText(found) : ""} />
      <Box sx={{ overflowY: "auto", p: 2 }}>
        <SheetHead onClear={() => onChange(noFilters)} />
        <VStack>
          <JobFilterFields place="folha" filters={filters} choices={choices} onChange={onChange} />
        </VStack>
      </Box>
      <Box
        sx={{
          p: 2,
          pb: "max(16px, env(safe-area-inset-bottom))",
          borderTop: "1px solid",
          borderColor: "divider",
        }}
      >
        <Button fullWidth size="large" variant="contained" onClick={onClose}>
          {seeText(found)}
        </Button>
      </Box>
    </PageDrawer>
  );
}

function SheetHead({ onClear }: { onClear: () => void }) {
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        justifyContent: "space-between",
        mb: 1.5,
      }}
    >
      <Typography id="filtros-titulo" variant="h2">
        Filtros
      </Typography>
      <Button color="inherit" onClick={onClear} sx={{ mr: -2.5 }}>
        Limpar filtros
      </Button>
    </Box>
  );
}
