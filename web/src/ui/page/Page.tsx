import Box from "@mui/material/Box";
import type { ReactNode } from "react";

const widths = { narrow: 640, reading: 760, wide: 1120 } as const;

/** The column a page's content stands in. `width` is what suits its content: a form, a text, a list. */
export function Page({
  width = "wide",
  children,
}: {
  width?: keyof typeof widths;
  children: ReactNode;
}) {
  return (
    <Box
      sx={{
        width: "100%",
        maxWidth: widths[width] + 48,
        mx: "auto",
        px: { xs: 2, md: 3 },
        py: { xs: 3, md: 5 },
      }}
    >
      {children}
    </Box>
  );
}
