import AddIcon from "@mui/icons-material/Add";
import ArrowOutwardIcon from "@mui/icons-material/ArrowOutwardOutlined";
import DashboardIcon from "@mui/icons-material/SpaceDashboardOutlined";
import GroupsIcon from "@mui/icons-material/GroupsOutlined";
import LogoutIcon from "@mui/icons-material/Logout";
import StorefrontIcon from "@mui/icons-material/StorefrontOutlined";
import Box from "@mui/material/Box";
import Divider from "@mui/material/Divider";
import IconButton from "@mui/material/IconButton";
import ListItemIcon from "@mui/material/ListItemIcon";
import MenuItem from "@mui/material/MenuItem";
import { paths } from "@vagas/functions/domain/site/paths";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useCompanyArea } from "../../features/companies/companyContext.ts";
import { PageMenu } from "../../ui/message/PageMenu.tsx";
import { endPage } from "../../ui/page/useLeaveQuestion.ts";

const entries = [
  { to: paths.companyDashboard, label: "Painel", Icon: DashboardIcon },
  { to: paths.companyNewJob, label: "Publicar vaga", Icon: AddIcon },
  { to: paths.companyTalents, label: "Banco de talentos", Icon: GroupsIcon },
  { to: paths.companyProfile, label: "Perfil da empresa", Icon: StorefrontIcon },
  { to: paths.home, label: "Ver o site", Icon: ArrowOutwardIcon },
] as const;

/** The company's own menu, behind its initial. */
export function CompanyMenu() {
  const { company, leave } = useCompanyArea();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-label="Menu da empresa"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ p: 0.75 }}
      >
        <Initial name={company.name} />
      </IconButton>
      <PageMenu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        slotProps={{ paper: { sx: { minWidth: 240 } } }}
      >
        <Box component="li" role="presentation" sx={{ px: 2, py: 1, fontWeight: 700 }}>
          {company.name}
        </Box>
        <Divider component="li" role="presentation" />
        {entries.map(({ to, label, Icon }) => (
          <MenuItem key={to} component={Link} to={to} onClick={close}>
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            {label}
          </MenuItem>
        ))}
        <Divider component="li" role="presentation" />
        <MenuItem
          onClick={() => {
            close();
            endPage(leave);
          }}
        >
          <ListItemIcon>
            <LogoutIcon fontSize="small" />
          </ListItemIcon>
          Sair
        </MenuItem>
      </PageMenu>
    </>
  );
}

function Initial({ name }: { name: string }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: "grid",
        placeItems: "center",
        width: 36,
        height: 36,
        borderRadius: 1,
        bgcolor: "primary.main",
        color: "primary.contrastText",
        fontSize: "1rem",
        fontWeight: 750,
      }}
    >
      {name.trim().charAt(0).toLocaleUpperCase("pt-BR")}
    </Box>
  );
}
