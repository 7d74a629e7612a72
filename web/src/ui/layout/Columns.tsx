import Box, { type BoxProps } from "@mui/material/Box";
import { layered } from "./layered.ts";

type Props = BoxProps & {
  /** The narrowest screen with two columns. */
  from?: "md" | "xl";
  /** In steps of 8 px. */
  gap?: number;
};

/** Two equal columns where there is room, else one. */
export function Columns({ from = "md", gap = 5, sx, ...box }: Props) {
  const layout = {
    display: "grid",
    gap,
    gridTemplateColumns: { xs: "minmax(0, 1fr)", [from]: "repeat(2, minmax(0, 1fr))" },
  };
  return <Box {...box} sx={layered(layout, sx)} />;
}
