import Box from "@mui/material/Box";
import type { ReactNode } from "react";

const widths = { narrow: 640, reading: 760, wide: 1120 } as const;

/**
 * The column a page's content stands in. `width` is what suits its content: a form, a text, a list. Every one of them
 * begins at the left edge that the header has, so that nothing jumps from page to page.
 */
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
        maxWidth: widths.wide + 48,
        mx: "auto",
        px: { xs: 2, md: 3 },
        py: { xs: 2, md: 5 },
        "@media print": { px: 0, py: 0 },
      }}
    >
      <Box sx={{ maxWidth: widths[width] }}>{children}</Box>
    </Box>
  );
}
