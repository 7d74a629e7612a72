import ArrowOutwardIcon from "@mui/icons-material/ArrowOutwardOutlined";
import Box from "@mui/material/Box";
import { paths } from "@vagas/functions/domain/site/paths";
import type { ReactNode } from "react";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { ColorSchemeToggle } from "../../ui/page/ColorSchemeToggle.tsx";
import { BrandLink } from "../BrandLink.tsx";
import { AreaFrame } from "../../ui/page/AreaFrame.tsx";
import { Fill } from "../../ui/layout/Fill.tsx";

/** The minimal frame of the company's pages: the brand, the link back to the site, light or dark. */
export function CompanyFrame({ menu, children }: { menu?: ReactNode; children: ReactNode }) {
  return (
    <AreaFrame header={<Header menu={menu} />}>
      <Fill
        component="main"
        id="conteudo"
        tabIndex={-1}
        sx={{ display: "flex", flexDirection: "column" }}
      >
        {children}
      </Fill>
    </AreaFrame>
  );
}

/** As wide and as high as the public header (PublicHeader.module.css). */
const row = {
  maxWidth: 1168,
  mx: "auto",
  display: "flex",
  alignItems: "center",
  gap: { xs: 0.5, sm: 1 },
  minHeight: { xs: 56, md: 64 },
  px: { xs: 2, md: 3 },
  // The last button's picture ends at the content's edge.
  "& > button:last-child": { mr: -0.75 },
} as const;

function Header({ menu }: { menu: ReactNode }) {
  return (
    <Box
      component="header"
      sx={{
        bgcolor: "background.default",
        borderBottom: "1px solid",
        borderColor: "divider",
      }}
    >
      <Box sx={row}>
        <BrandLink to={paths.home} leadsTo="página inicial" />
        <ButtonLink
          to={paths.home}
          color="inherit"
          endIcon={<ArrowOutwardIcon />}
          sx={{ display: { xs: "none", sm: "inline-flex" } }}
        >
          Ver o site
        </ButtonLink>
        <ColorSchemeToggle />
        {menu}
      </Box>
    </Box>
  );
}
