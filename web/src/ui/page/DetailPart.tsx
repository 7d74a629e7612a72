import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

/** A part of an item's dialog, under its heading. A text keeps its line breaks. */
export function DetailPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box sx={{ mt: 3 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {typeof children === "string" ? (
        <Typography sx={{ whiteSpace: "pre-line", maxWidth: "70ch" }}>{children}</Typography>
      ) : (
        children
      )}
    </Box>
  );
}
