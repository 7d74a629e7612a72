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

function Header({ menu }: { menu: ReactNode }) {
  return (
    <Box
      component="header"
      sx={{
        display: "flex",
        alignItems: "center",
        gap: { xs: 0.5, sm: 1 },
        minHeight: 64,
        px: { xs: 1.5, md: 3 },
        bgcolor: "background.default",
        borderBottom: "1px solid",
        borderColor: "divider",
      }}
    >
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
  );
}
