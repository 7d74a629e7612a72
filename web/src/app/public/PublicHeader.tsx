import { LineIcon } from "../../ui/LineIcon.tsx";
import { Button } from "../../ui/button/Button.tsx";
import { RoundButton } from "../../ui/button/RoundButton.tsx";
import { paths } from "@vagas/functions/domain/site/paths";
import { plainMenuId } from "@vagas/functions/domain/site/siteMenu";
import { useState } from "react";
import { type SessionHint, useSessionHint } from "../../data/session/sessionHint.ts";
import { LinkButton } from "../../ui/button/LinkButton.tsx";
import { ColorSchemeToggle } from "../../ui/page/ColorSchemeToggle.tsx";
import { lazyPart } from "../../ui/lazyPart.tsx";
import { BrandLink } from "../BrandLink.tsx";
import { leaveSite } from "../leaveSite.ts";
import { FloatingChat } from "./FloatingChat.tsx";
import { HeaderLink } from "./HeaderLink.tsx";
import { accountPath, loginLabel, siteLinks } from "./siteLinks.ts";
import look from "./PublicHeader.module.css";

const PublicMenu = lazyPart(async () => (await import("./PublicMenu.tsx")).PublicMenu);

export function PublicHeader() {
  const hint = useSessionHint();
  const [menu, setMenu] = useState<"never" | "open" | "closed">("never");
  return (
    <header className={look.header}>
      <div className={look.row}>
        <BrandLink to={paths.home} leadsTo="página inicial" nameClass={look.brandName} />
        <nav aria-label="Principal" className={look.nav}>
          {siteLinks(hint).map((link) => (
            <HeaderLink key={link.label} {...link} />
          ))}
        </nav>
        <FloatingChat />
        <ColorSchemeToggle />
        <AccountLinks hint={hint} />
        <MenuButton open={menu === "open"} onClick={() => setMenu("open")} />
      </div>
      {menu !== "never" && (
        <PublicMenu open={menu === "open"} onClose={() => setMenu("closed")} hint={hint} />
      )}
    </header>
  );
}

function AccountLinks({ hint }: { hint: SessionHint }) {
  return (
    <div className={look.account}>
      {hint === null ? (
        <LinkButton to={paths.companyLogin} variant="outlined" className={look.login}>
          {loginLabel}
        </LinkButton>
      ) : (
        <>
          <LinkButton to={accountPath(hint)} variant="outlined" className={look.ownPages}>
            Minha Conta
          </LinkButton>
          <Button color="inherit" onClick={() => void leaveSite()} className={look.leave}>
            Sair
          </Button>
        </>
      )}
    </div>
  );
}

function MenuButton({ open, onClick }: { open: boolean; onClick: () => void }) {
  return (
    <RoundButton
      aria-label="Abrir menu"
      aria-haspopup="dialog"
      aria-expanded={open}
      popoverTarget={plainMenuId}
      onClick={() => {
        // Removed, so that it does not open beside the new menu.
        document.getElementById(plainMenuId)?.remove();
        onClick();
      }}
      className={look.menu}
    >
      <LineIcon of="menu" />
    </RoundButton>
  );
}
