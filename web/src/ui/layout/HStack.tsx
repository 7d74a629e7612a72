import Box, { type BoxProps } from "@mui/material/Box";
import { layered } from "./layered.ts";

type Props = BoxProps & {
  /** In steps of 8 px, between columns and between lines. */
  gap?: number;
  align?: "start" | "center" | "baseline" | "end";
  justify?: "start" | "space-between" | "end";
  /** Never breaks into a second line. */
  nowrap?: boolean;
};

/** Parts side by side. MUI's Stack cannot align or wrap them without `sx`. */
export function HStack({ gap = 1, align, justify, nowrap = false, sx, ...box }: Props) {
  const layout = {
    display: "flex",
    flexWrap: nowrap ? "nowrap" : "wrap",
    gap,
    alignItems: align,
    justifyContent: justify,
  };
  return <Box {...box} sx={layered(layout, sx)} />;
}
