import { type SxProps, styled, type Theme } from "@mui/material/styles";
import type { ComponentProps } from "react";
import { inputLook } from "./inputLook.ts";

const Choice = styled("select")(inputLook, {
  paddingRight: 38,
  appearance: "none",
  cursor: "pointer",
});

/** Drawn as a border, because forced colours hide backgrounds. */
const Arrow = styled("div")({
  position: "relative",
  minWidth: 0,
  "&::after": {
    content: '""',
    position: "absolute",
    right: 18,
    top: 16,
    width: 8,
    height: 8,
    borderRight: "2px solid",
    borderBottom: "2px solid",
    rotate: "45deg",
    pointerEvents: "none",
  },
});

export type SelectInputProps = ComponentProps<"select"> & { sx?: SxProps<Theme> };

/** A native select; `options` are its children. */
export function SelectInput({ sx = null, ...select }: SelectInputProps) {
  return (
    <Arrow sx={sx}>
      <Choice {...select} />
    </Arrow>
  );
}
