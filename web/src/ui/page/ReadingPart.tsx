import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

/** A part of a text page, under its heading. */
export function ReadingPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ mt: { xs: 4, md: 5 } }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** The `sx` of a list in such a part. */
export const readingList = {
  m: 0,
  pl: 2.5,
  display: "grid",
  gap: 1,
  maxWidth: "65ch",
  "& ::marker": { color: "primary.main" },
} as const;
