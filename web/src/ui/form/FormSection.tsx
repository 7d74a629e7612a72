import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";
import { Surface } from "../Surface.tsx";

/** A group of a long form's fields under a heading. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Surface
      as="section"
      aria-labelledby={id}
      sx={{ display: "grid", gap: 2.5, p: { xs: 2, sm: 3 } }}
    >
      <Typography variant="h3" component="h2" id={id}>
        {title}
      </Typography>
      {children}
    </Surface>
  );
}
