import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Drawer from "@mui/material/Drawer";
import Typography from "@mui/material/Typography";
import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { type JobFilters, noFilters } from "@vagas/functions/domain/jobFilters";
import type { Found } from "./JobFilterBar.tsx";
import { JobFilterFields } from "./JobFilterFields.tsx";

type Props = {
  open: boolean;
  filters: JobFilters;
  onChange: (filters: JobFilters) => void;
  found: Found;
  onClose: () => void;
};

function seeText(found: Found): string {
  if (found === null) return "Ver vagas";
  if (found.hasMore) return `Ver mais de ${found.count} vagas`;
  return found.count === 1 ? "Ver 1 vaga" : `Ver ${found.count} vagas`;
}

/** The filters: in the page on wide screens, else in a sheet whose button says how many jobs they leave. */
export function JobFilterPanel({ open, filters, onChange, found, onClose }: Props) {
  const theme = useTheme();
  const wide = useMediaQuery(theme.breakpoints.up("md"), { noSsr: true });
  if (wide) {
    if (!open) return null;
    return (
      <Box
        sx={{
          mt: 2,
          p: 3,
          border: "1px solid",
          borderColor: "divider",
          borderRadius: 1,
          bgcolor: "background.paper",
        }}
      >
        <JobFilterFields filters={filters} onChange={onChange} />
      </Box>
    );
  }
  return (
    <Drawer
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
      <Box sx={{ overflowY: "auto", p: 2 }}>
        <Box
          sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", mb: 1.5 }}
        >
          <Typography id="filtros-titulo" variant="h2">
            Filtros
          </Typography>
          <Button color="inherit" onClick={() => onChange(noFilters)}>
            Limpar filtros
          </Button>
        </Box>
        <JobFilterFields filters={filters} onChange={onChange} />
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
    </Drawer>
  );
}
