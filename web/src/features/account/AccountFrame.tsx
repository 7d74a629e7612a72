import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useDocumentTitle } from "../../ui/page/useDocumentTitle.ts";
import { AccountPanel } from "./AccountPanel.tsx";
import { VStack } from "../../ui/layout/VStack.tsx";

type Props = {
  title: string;
  intro?: ReactNode;
  /** The way to the other account page. */
  otherWay?: ReactNode;
  children: ReactNode;
};

/** The layout of the account pages: the form and, on wide screens, the benefits of an account. */
export function AccountFrame({ title, intro, otherWay, children }: Props) {
  useDocumentTitle(title);
  return (
    <Box
      sx={{
        flex: 1,
        display: "grid",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(0, 460px)" },
        // The form begins where the header and every page's content do.
        pl: { sm: "max(0px, calc((100% - 1168px) / 2))" },
      }}
    >
      <Box
        sx={{
          display: "grid",
          justifyItems: "start",
          alignContent: "start",
          px: { xs: 2, sm: 3 },
          py: { xs: 3, sm: 6, lg: 8 },
        }}
      >
        <Box sx={{ width: "100%", maxWidth: 480 }}>
          <VStack gap={1}>
            <Typography variant="h1" tabIndex={-1} data-page-heading>
              {title}
            </Typography>
            {intro && <Typography color="textSecondary">{intro}</Typography>}
          </VStack>
          <Box sx={{ mt: { xs: 3, sm: 4 } }}>{children}</Box>
          {otherWay && (
            <Typography sx={{ mt: 4, pt: 3, borderTop: "1px solid", borderColor: "divider" }}>
              {otherWay}
            </Typography>
          )}
        </Box>
      </Box>
      <AccountPanel />
    </Box>
  );
}
