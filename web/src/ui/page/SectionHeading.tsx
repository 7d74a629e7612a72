import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

/** The heading of a part of a page, one size under the page's own wherever it stands. */
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
