import MenuIcon from "@mui/icons-material/Menu";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { paths } from "@vagas/functions/domain/site/paths";
import { plainMenuId } from "@vagas/functions/domain/site/siteMenu";
import { useState } from "react";
import { type SessionHint, useSessionHint } from "../../data/session/sessionHint.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { ColorSchemeToggle } from "../../ui/page/ColorSchemeToggle.tsx";
import { lazyPart } from "../../ui/lazyPart.tsx";
import { BrandLink } from "../BrandLink.tsx";
import { leaveSite } from "../leaveSite.ts";
import { FloatingChat } from "./FloatingChat.tsx";
import { HeaderLink } from "./HeaderLink.tsx";
import { accountPath, loginLabel, siteLinks } from "./siteLinks.ts";

const PublicMenu = lazyPart(async () => (await import("./PublicMenu.tsx")).PublicMenu);

const onlyWide = { display: { xs: "none", md: "flex" } } as const;

export function PublicHeader() {
  const hint = useSessionHint();
  const [menu, setMenu] = useState<"never" | "open" | "closed">("never");
  return (
    <Box
      component="header"
      sx={{
        position: "sticky",
        top: 0,
        zIndex: "appBar",
        bgcolor: "background.default",
        borderBottom: "1px solid",
        borderColor: "divider",
        displayPrint: "none",
      }}
    >
      <Box
        sx={{
          maxWidth: 1168,
          mx: "auto",
          px: { xs: 2, md: 3 },
          minHeight: { xs: 56, md: 64 },
          display: "flex",
          alignItems: "center",
          gap: 0.5,
        }}
      >
        <BrandLink
          to={paths.home}
          leadsTo="página inicial"
          nameShown={{ md: "none", lg: "inline" }}
        />
        <Box component="nav" aria-label="Principal" sx={{ ...onlyWide, alignSelf: "stretch" }}>
          {siteLinks(hint).map((link) => (
            <HeaderLink key={link.label} {...link} />
          ))}
        </Box>
        <FloatingChat />
        <ColorSchemeToggle />
        <AccountLinks hint={hint} />
        <MenuButton open={menu === "open"} onClick={() => setMenu("open")} />
      </Box>
      {menu !== "never" && (
        <PublicMenu open={menu === "open"} onClose={() => setMenu("closed")} hint={hint} />
      )}
    </Box>
  );
}

function AccountLinks({ hint }: { hint: SessionHint }) {
  return (
    <Box sx={{ ...onlyWide, gap: 0.5 }}>
      {hint === null ? (
        <ButtonLink
          to={paths.companyLogin}
          variant="outlined"
          sx={{ whiteSpace: "nowrap", px: { md: 1.25, lg: 2 } }}
        >
          {loginLabel}
        </ButtonLink>
      ) : (
        <>
          <ButtonLink
            to={accountPath(hint)}
            variant="outlined"
            sx={{ whiteSpace: "nowrap", px: 1.5 }}
          >
            Minha Conta
          </ButtonLink>
          <Button color="inherit" onClick={() => void leaveSite()} sx={{ px: 1.5 }}>
            Sair
          </Button>
        </>
      )}
    </Box>
  );
}

function MenuButton({ open, onClick }: { open: boolean; onClick: () => void }) {
  return (
    <IconButton
      color="inherit"
      edge="end"
      aria-label="Abrir menu"
      aria-haspopup="dialog"
      aria-expanded={open}
      popoverTarget={plainMenuId}
      onClick={() => {
        // Removed, so that it does not open beside the new menu.
        document.getElementById(plainMenuId)?.remove();
        onClick();
      }}
      sx={{ display: { md: "none" } }}
    >
      <MenuIcon />
    </IconButton>
  );
}
