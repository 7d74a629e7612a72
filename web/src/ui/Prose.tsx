import Typography, { type TypographyProps } from "@mui/material/Typography";
import type { ElementType } from "react";
import { layered } from "./layout/layered.ts";

type Props = TypographyProps & {
  component?: ElementType;
  /** The longest line, in digits' widths. */
  measure?: 50 | 55 | 60 | 65 | 70;
  /** Keeps the line breaks of a typed text. */
  typed?: boolean;
};

/** A text to read: its lines stay short on a wide screen. */
export function Prose({ measure = 60, typed = false, sx, ...text }: Props) {
  const look = { maxWidth: `${measure}ch`, ...(typed && { whiteSpace: "pre-line" }) };
  return <Typography {...text} sx={layered(look, sx)} />;
}
