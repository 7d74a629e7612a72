import Box, { type BoxProps } from "@mui/material/Box";
import { layered } from "./layered.ts";

/** The part of a row that takes the room that the others leave. */
export function Fill({ sx, ...box }: BoxProps) {
  return <Box {...box} sx={layered({ flex: 1, minWidth: 0 }, sx)} />;
}
