import Box from "@mui/material/Box";
import { type ReactNode, useId } from "react";
import { SectionHeading } from "../../../ui/page/SectionHeading.tsx";

/** A part of the page under its own heading. */
export function HealthSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: "grid", gap: 2 }}>
      <SectionHeading id={id}>{title}</SectionHeading>
      {children}
    </Box>
  );
}
