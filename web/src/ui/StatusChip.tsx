import Box from "@mui/material/Box";
import type { ReactElement } from "react";

const tones = {
  waiting: {
    bgcolor: "transparent",
    color: "text.primary",
    border: "1px solid",
    borderColor: "text.secondary",
  },
  good: { bgcolor: "primary.main", color: "primary.contrastText" },
  bad: { bgcolor: "error.main", color: "error.contrastText" },
  urgent: { bgcolor: "warning.main", color: "warning.contrastText" },
  quiet: { bgcolor: "divider", color: "text.primary" },
  soon: {
    bgcolor: "transparent",
    color: "secondary.main",
    border: "1px solid",
    borderColor: "secondary.main",
    // A number of days is true on one day only.
    displayPrint: "none",
  },
  plain: {
    bgcolor: "transparent",
    color: "text.primary",
    border: "1px solid",
    borderColor: "divider",
  },
} as const;

export type Tone = keyof typeof tones;

/** A state in colour, icon and word, never in colour alone; other labels have no icon. */
export function StatusChip({
  tone,
  icon,
  label,
  screenOnly = false,
}: {
  tone: Tone;
  icon?: ReactElement;
  label: string;
  /** Not printed. */
  screenOnly?: boolean;
}) {
  return (
    <Box
      component="span"
      sx={{
        display: "inline-flex",
        displayPrint: screenOnly ? "none" : "inline-flex",
        alignItems: "center",
        gap: 0.5,
        minHeight: 28,
        pl: icon ? 0.75 : 1,
        pr: icon ? 1.25 : 1,
        borderRadius: "8px",
        maxWidth: "100%",
        fontSize: "0.875rem",
        lineHeight: 1,
        fontWeight: 650,
        "& > svg": { fontSize: 18, flex: "none" },
        ...tones[tone],
      }}
    >
      {icon}
      {label}
    </Box>
  );
}
