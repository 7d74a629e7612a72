import Box from "@mui/material/Box";
import type { ReactNode } from "react";

const widths = { narrow: 640, reading: 760, wide: 1120 } as const;

/**
 * The column of a page's content. `width` suits the content: a form, a text, a list. All begin at the header's left
 * edge, so that nothing jumps between pages.
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
