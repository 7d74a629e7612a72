import CheckCircleIcon from "@mui/icons-material/CheckCircleOutlined";
import ErrorIcon from "@mui/icons-material/ErrorOutlined";
import VisibilityIcon from "@mui/icons-material/VisibilityOutlined";
import Typography from "@mui/material/Typography";
import type { Check, Light } from "@vagas/functions/domain/health/siteHealth";
import type { ReactElement } from "react";
import { StatusChip, type Tone } from "../../../ui/StatusChip.tsx";
import { areaText, lightText } from "./healthText.ts";
import { PlainList } from "../../../ui/PlainList.tsx";
import { Surface } from "../../../ui/Surface.tsx";

const looks: Record<Light, { tone: Tone; icon: ReactElement }> = {
  green: { tone: "good", icon: <CheckCircleIcon /> },
  yellow: { tone: "urgent", icon: <VisibilityIcon /> },
  red: { tone: "bad", icon: <ErrorIcon /> },
};

/** Each part of the site in green, yellow or red, with what to do. */
export function HealthChecks({ checks }: { checks: readonly Check[] }) {
  return (
    <PlainList
      aria-label="Situação do site"
      sx={{
        display: "grid",
        gap: 1.5,
        gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 320px), 1fr))",
      }}
    >
      {checks.map(({ area, light, advice }) => (
        <Surface
          as="li"
          key={area}
          sx={{ p: 2, display: "grid", alignContent: "start", justifyItems: "start", gap: 1 }}
        >
          <Typography variant="h3" component="h2">
            {areaText[area]}
          </Typography>
          <StatusChip {...looks[light]} label={lightText[light]} />
          <Typography>{advice}</Typography>
        </Surface>
      ))}
    </PlainList>
  );
}
