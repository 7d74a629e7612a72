import Stack from "@mui/material/Stack";
import type { FormEventHandler, ReactNode } from "react";

/** One column of fields. The browser's validation bubbles are off, because messages appear beside the fields. */
export function FormStack({
  onSubmit,
  label,
  children,
}: {
  onSubmit: FormEventHandler<HTMLFormElement>;
  label?: string;
  children: ReactNode;
}) {
  return (
    <Stack component="form" noValidate onSubmit={onSubmit} aria-label={label} sx={{ gap: 2.5 }}>
      {children}
    </Stack>
  );
}
