import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { BulletList } from "../BulletList.tsx";

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

/** A list in such a part. */
export const ReadingList = styled(BulletList)({
  display: "grid",
  gap: 8,
  maxWidth: "65ch",
  "& ::marker": { color: "var(--mui-palette-primary-main)" },
});
