import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

/** A section's heading, one size below the page's own. */
export function SectionHeading({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <Typography
      variant="h2"
      {...(id ? { id } : null)}
      sx={{ fontSize: { xs: "1.375rem", md: "1.375rem" } }}
    >
      {children}
    </Typography>
  );
}
