import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useDocumentTitle } from "./useDocumentTitle.ts";

/** `brief`: omits the subtitle on a phone. */
type Props = {
  title: string;
  documentTitle?: string;
  subtitle?: ReactNode;
  brief?: boolean;
  actions?: ReactNode;
};

/** A page's heading; it also names the document, and gets the focus after a navigation. */
export function PageHeader({
  title,
  documentTitle = title,
  subtitle,
  brief = false,
  actions,
}: Props) {
  useDocumentTitle(documentTitle);
  return (
    <Box
      sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "end", mb: { xs: 2, md: 4 } }}
    >
      <Box sx={{ flex: "1 1 260px", minWidth: 0 }}>
        <Typography variant="h1" tabIndex={-1} data-page-heading>
          {title}
        </Typography>
        {subtitle && (
          <Typography
            component="div"
            color="textSecondary"
            sx={{ mt: 1, maxWidth: "65ch", ...(brief && { display: { xs: "none", sm: "block" } }) }}
          >
            {subtitle}
          </Typography>
        )}
      </Box>
      {actions && <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>{actions}</Box>}
    </Box>
  );
}
