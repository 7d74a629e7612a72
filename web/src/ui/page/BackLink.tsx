import ArrowBackIcon from "@mui/icons-material/ArrowBack";
import type { ReactNode } from "react";
import { ButtonLink } from "../ButtonLink.tsx";

/** The way to the page above, before a page's heading; its arrow stands on the page's left edge. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ButtonLink to={to} color="inherit" startIcon={<ArrowBackIcon />} sx={{ ml: -2, mb: 1 }}>
      {children}
    </ButtonLink>
  );
}
