import Box from "@mui/material/Box";
import { paths } from "@vagas/functions/domain/site/paths";
import { NavLink } from "react-router-dom";
import type { SiteLink } from "@vagas/functions/domain/site/siteMenu";

/** A link in the header; the current one is underlined in the brand's green. */
export function HeaderLink({ to, label }: SiteLink) {
  return (
    <Box
      component={NavLink}
      to={to}
      end={to === paths.home}
      sx={{
        display: "flex",
        alignItems: "center",
        px: { md: 1.25, lg: 1.75 },
        color: "text.primary",
        textDecoration: "none",
        whiteSpace: "nowrap",
        fontSize: { md: "0.9375rem", lg: "1rem" },
        borderBlock: "3px solid transparent",
        "&:hover": { color: "primary.main" },
        "&[aria-current=page]": {
          color: "primary.main",
          fontWeight: 650,
          borderBottomColor: "currentColor",
        },
        "&:focus-visible": {
          outline: "3px solid",
          outlineColor: "primary.main",
          outlineOffset: -3,
        },
      }}
    >
      {label}
    </Box>
  );
}
