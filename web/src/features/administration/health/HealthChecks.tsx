import CheckCircleIcon from "@mui/icons-material/CheckCircleOutlined";
import ErrorIcon from "@mui/icons-material/ErrorOutlined";
import VisibilityIcon from "@mui/icons-material/VisibilityOutlined";
import Typography from "@mui/material/Typography";
import type { Check, Light } from "@vagas/functions/domain/health/siteHealth";
import type { ReactElement } from "react";
import { CardList } from "../../../ui/list/CardList.tsx";
import { StatusChip, type Tone } from "../../../ui/StatusChip.tsx";
import { areaText, lightText } from "./healthText.ts";
import { VStack } from "../../../ui/layout/VStack.tsx";

const looks: Record<Light, { tone: Tone; icon: ReactElement }> = {
  green: { tone: "good", icon: <CheckCircleIcon /> },
  yellow: { tone: "urgent", icon: <VisibilityIcon /> },
  red: { tone: "bad", icon: <ErrorIcon /> },
};

/** Each part of the site in green, yellow or red, with what to do. */
export function HealthChecks({ checks }: { checks: readonly Check[] }) {
  return (
    <CardList
      label="Situação do site"
      rows={checks}
      rowKey={({ area }) => area}
      card={({ area, light, advice }) => (
        <VStack gap={1} align="start" sx={{ alignContent: "start" }}>
          <Typography variant="h3" component="h2">
            {areaText[area]}
          </Typography>
          <StatusChip {...looks[light]} label={lightText[light]} />
          <Typography>{advice}</Typography>
        </VStack>
      )}
    />
  );
}
