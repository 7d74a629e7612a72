import ArrowForwardIcon from "@mui/icons-material/ArrowForward";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { countedKeys, countedPlaces } from "@vagas/functions/domain/administration/countedKeys";
import { addressOf, noFilters } from "@vagas/functions/domain/job/jobFilters";
import { jobTypes } from "@vagas/functions/domain/options";
import { paths } from "@vagas/functions/domain/site/paths";
import { town } from "@vagas/functions/domain/town";
import { Link } from "react-router-dom";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { usePublicStats } from "./usePublicStats.ts";
import { PlainList } from "../../ui/PlainList.tsx";

const shown = 8;

/** The names with the highest counts, highest first. */
function largest(names: string[], counts: Record<string, number>): string[] {
  return names.sort((a, b) => counts[b]! - counts[a]!).slice(0, shown);
}

function Ways({
  label,
  filter,
  names,
}: {
  label: string;
  filter: "category" | "location";
  names: readonly string[];
}) {
  const address = (name: string) => `${paths.jobs}?${addressOf({ ...noFilters, [filter]: name })}`;
  return (
    <Box component="nav" aria-label={`Vagas ${label.toLowerCase()}`}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {label}
      </Typography>
      <PlainList sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {names.map((name) => (
          <li key={name}>
            <Box
              component={Link}
              to={address(name)}
              sx={{
                display: "inline-flex",
                alignItems: "center",
                minHeight: 44,
                px: 2,
                border: "1px solid",
                borderColor: "divider",
                borderRadius: 1,
                bgcolor: "background.paper",
                color: "text.primary",
                textDecoration: "none",
                "&:hover": { borderColor: "primary.main" },
                "&:focus-visible": {
                  outline: "3px solid",
                  outlineColor: "primary.main",
                  outlineOffset: 2,
                },
              }}
            >
              {name}
            </Box>
          </li>
        ))}
      </PlainList>
    </Box>
  );
}

/**
 * Links to lists of jobs: by area, by town, all. Until the counts are loaded, hidden links of the same size reserve
 * the room.
 */
export function WaysToJobs() {
  const stats = usePublicStats();
  const known = stats === "loading" || stats === "failed" ? null : stats;
  if (known?.openPositions === 0) return null;
  return (
    <Box
      sx={{
        visibility: stats === "loading" ? "hidden" : "visible",
        mt: { xs: 3, md: 4 },
        display: "grid",
        gap: 3,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "1fr 1fr" },
      }}
    >
      <Ways
        label="Por área"
        filter="category"
        names={
          known
            ? largest(countedKeys(known.categoryActive), known.categoryActive)
            : jobTypes.slice(0, shown)
        }
      />
      <Ways
        label="Por cidade"
        filter="location"
        names={
          known
            ? largest(countedPlaces(known.locations), known.locations)
            : town.places.slice(0, shown)
        }
      />
      <ButtonLink
        to={paths.jobs}
        variant="outlined"
        endIcon={<ArrowForwardIcon />}
        sx={{ gridColumn: "1 / -1", justifySelf: { xs: "stretch", sm: "start" } }}
      >
        Ver todas as vagas
      </ButtonLink>
    </Box>
  );
}
