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
  },
  plain: {
    bgcolor: "transparent",
    color: "text.primary",
    border: "1px solid",
    borderColor: "divider",
  },
} as const;

export type Tone = keyof typeof tones;

/** A state in colour, icon and word, never colour alone; what is no state needs no icon. */
export function StatusChip({
  tone,
  icon,
  label,
}: {
  tone: Tone;
  icon?: ReactElement;
  label: string;
}) {
  return (
    <Box
      component="span"
      sx={{
        ...tones[tone],
        display: "inline-flex",
        alignItems: "center",
        gap: 0.5,
        height: 28,
        pl: icon ? 0.75 : 1,
        pr: icon ? 1.25 : 1,
        borderRadius: "8px",
        maxWidth: "100%",
        fontSize: "0.875rem",
        lineHeight: 1,
        fontWeight: 650,
        whiteSpace: "nowrap",
        "& > svg": { fontSize: 18, flex: "none" },
      }}
    >
      {icon}
      {label}
    </Box>
  );
}
