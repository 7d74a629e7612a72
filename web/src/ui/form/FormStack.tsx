import Box from "@mui/material/Box";
import type { ComponentProps } from "react";

type Props = ComponentProps<"form"> & {
  label?: string;
  /** In steps of 8 px. */
  gap?: number;
  /** Short parts keep their width; without it they fill the column. */
  align?: "start";
};

/**
 * One column of fields. The browser's validation bubbles are off, because messages appear beside the fields. Where scripts
 * are blocked, what is typed does not come into the address: the server refuses the method.
 */
export function FormStack({ label, gap = 2.5, align, ...form }: Props) {
  return (
    <Box
      component="form"
      method="post"
      noValidate
      aria-label={label}
      {...form}
      sx={{ display: "grid", gap, justifyItems: align }}
    />
  );
}
