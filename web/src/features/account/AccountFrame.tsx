import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useDocumentTitle } from "../../ui/page/useDocumentTitle.ts";
import { AccountPanel } from "./AccountPanel.tsx";

type Props = { title: string; intro?: ReactNode; children: ReactNode };

/** The layout of the account pages: the form and, on wide screens, the benefits of an account. */
export function AccountFrame({ title, intro, children }: Props) {
  useDocumentTitle(title);
  return (
    <Box
      sx={{
        flex: 1,
        display: "grid",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(0, 460px)" },
      }}
    >
      <Box
        sx={{
          display: "grid",
          justifyItems: "center",
          alignContent: "start",
          px: { xs: 2, sm: 3 },
          py: { xs: 3, sm: 6, lg: 8 },
        }}
      >
        <Box sx={{ width: "100%", maxWidth: 480 }}>
          <Typography variant="h1" tabIndex={-1} data-page-heading>
            {title}
          </Typography>
          {intro && (
            <Typography color="textSecondary" sx={{ mt: 1 }}>
              {intro}
            </Typography>
          )}
          <Box sx={{ mt: { xs: 3, sm: 4 } }}>{children}</Box>
        </Box>
      </Box>
      <AccountPanel />
    </Box>
  );
}
