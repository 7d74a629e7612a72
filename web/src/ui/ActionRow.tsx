import Box from "@mui/material/Box";
import type { ReactNode } from "react";

/** Buttons and links for the next step, in a row; on a phone stacked at full width. */
export function ActionRow({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        gap: 1.5,
        width: { xs: "100%", sm: "auto" },
        "& > *": { flex: { xs: "1 1 100%", sm: "none" } },
      }}
    >
      {children}
    </Box>
  );
}
