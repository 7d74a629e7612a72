import CloseIcon from "@mui/icons-material/Close";
import LoginIcon from "@mui/icons-material/Login";
import LogoutIcon from "@mui/icons-material/Logout";
import PersonIcon from "@mui/icons-material/PersonOutlined";
import SpaceDashboardIcon from "@mui/icons-material/SpaceDashboardOutlined";
import Box from "@mui/material/Box";
import Divider from "@mui/material/Divider";
import IconButton from "@mui/material/IconButton";
import ListItemButton from "@mui/material/ListItemButton";
import { paths } from "@vagas/functions/domain/site/paths";
import type { ReactNode } from "react";
import { NavLink } from "react-router-dom";
import type { SessionHint } from "../../data/session/sessionHint.ts";
import { leaveSite } from "../leaveSite.ts";
import { accountPath, loginLabel, siteLinks } from "./siteLinks.ts";
import { PageDrawer } from "../../ui/message/PageDrawer.tsx";

type Props = { open: boolean; onClose: () => void; hint: SessionHint };

const list = { listStyle: "none", m: 0, p: 1 } as const;

const entry = {
  minHeight: 52,
  gap: 1.5,
  borderRadius: 1,
  px: 2,
  fontSize: "1.125rem",
  "&[aria-current=page]": { color: "primary.main", fontWeight: 700 },
} as const;

function Entry({
  to,
  icon,
  onClick,
  children,
}: {
  to: string;
  icon?: ReactNode;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <li>
      <ListItemButton
        component={NavLink}
        to={to}
        {...(to === paths.home ? { end: true } : null)}
        onClick={onClick}
        sx={entry}
      >
        {icon}
        {children}
      </ListItemButton>
    </li>
  );
}

/** The header's places on a narrow screen. */
export function PublicMenu({ open, onClose, hint }: Props) {
  return (
    <PageDrawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { "aria-label": "Menu", sx: { width: "min(320px, 88vw)" } } }}
    >
      <Box
        sx={{
          display: "flex",
          justifyContent: "flex-end",
          px: 2,
          minHeight: 56,
          alignItems: "center",
        }}
      >
        <IconButton color="inherit" edge="end" aria-label="Fechar menu" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box component="nav" aria-label="Menu">
        <Box component="ul" sx={list}>
          {siteLinks(hint).map(({ to, label }) => (
            <Entry key={label} to={to} onClick={onClose}>
              {label}
            </Entry>
          ))}
        </Box>
        <Divider sx={{ mx: 3 }} />
        <AccountEntries hint={hint} onClose={onClose} />
      </Box>
    </PageDrawer>
  );
}

type AccountProps = { hint: SessionHint; onClose: () => void };

function AccountEntries({ hint, onClose }: AccountProps) {
  return (
    <Box component="ul" sx={list}>
      {hint === null && (
        <Entry to={paths.companyLogin} icon={<LoginIcon aria-hidden />} onClick={onClose}>
          {loginLabel}
        </Entry>
      )}
      {hint !== null && (
        <Entry to={accountPath(hint)} icon={<PersonIcon aria-hidden />} onClick={onClose}>
          Minha Conta
        </Entry>
      )}
      {hint === "company" && (
        <Entry
          to={paths.companyDashboard}
          icon={<SpaceDashboardIcon aria-hidden />}
          onClick={onClose}
        >
          Painel da Empresa
        </Entry>
      )}
      {hint !== null && (
        <li>
          <ListItemButton
            component="button"
            onClick={() => {
              onClose();
              void leaveSite();
            }}
            sx={{ ...entry, width: "100%", font: "inherit" }}
          >
            <LogoutIcon aria-hidden />
            Sair
          </ListItemButton>
        </li>
      )}
    </Box>
  );
}
