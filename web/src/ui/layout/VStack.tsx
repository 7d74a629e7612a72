import Box, { type BoxProps } from "@mui/material/Box";
import { layered } from "./layered.ts";

type Props = BoxProps & {
  /** In steps of 8 px. */
  gap?: number;
  /** Where parts stand that are narrower than the column; without it they fill it. */
  align?: "start" | "center";
};

/** Parts below one another. */
export function VStack({ gap = 2, align, sx, ...box }: Props) {
  return <Box {...box} sx={layered({ display: "grid", gap, justifyItems: align }, sx)} />;
}
