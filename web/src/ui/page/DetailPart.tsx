import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Prose } from "../Prose.tsx";

/** A part of an item's dialog, under its heading. A text keeps its line breaks. */
export function DetailPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box sx={{ mt: 3 }}>
      <Typography variant="h3" gutterBottom>
        {title}
      </Typography>
      {typeof children === "string" ? (
        <Prose typed measure={70}>
          {children}
        </Prose>
      ) : (
        children
      )}
    </Box>
  );
}
