import Paper, { type PaperProps } from "@mui/material/Paper";
import type { ElementType } from "react";

type Props = Omit<PaperProps, "sx"> & {
  component?: ElementType;
  /** In steps of 8 px. */
  gap?: number;
  /** Parts keep their width; without it they fill the card. */
  align?: "start";
};

/** One thing among others: its parts stacked within a border. */
export function Card({ gap = 1, align, ...paper }: Props) {
  return (
    <Paper
      variant="outlined"
      {...paper}
      sx={{
        display: "grid",
        alignContent: "start",
        justifyItems: align,
        gap,
        p: 2,
        minWidth: 0,
      }}
    />
  );
}
