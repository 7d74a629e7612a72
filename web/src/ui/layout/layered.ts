import type { SxProps, Theme } from "@mui/material/styles";

type Look = Exclude<SxProps<Theme>, readonly unknown[] | null | boolean>;

/** A component's own look, and above it what its user adds. */
export function layered(look: Look, added: SxProps<Theme> | undefined): SxProps<Theme> {
  return [look, ...(Array.isArray(added) ? added : [added])];
}
