import Box from "@mui/material/Box";
import type { ReactNode } from "react";

/** What stays on one line: a telephone number, 'e-mail'. */
export function Whole({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ whiteSpace: "nowrap" }}>
      {children}
    </Box>
  );
}
