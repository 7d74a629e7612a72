import ApartmentIcon from "@mui/icons-material/ApartmentOutlined";
import MonitorHeartIcon from "@mui/icons-material/MonitorHeartOutlined";
import DashboardIcon from "@mui/icons-material/SpaceDashboardOutlined";
import FactCheckIcon from "@mui/icons-material/FactCheckOutlined";
import GroupsIcon from "@mui/icons-material/GroupsOutlined";
import InboxIcon from "@mui/icons-material/InboxOutlined";
import WorkIcon from "@mui/icons-material/WorkOutlineOutlined";
import Box from "@mui/material/Box";
import ListItemButton from "@mui/material/ListItemButton";
import { paths } from "@vagas/functions/domain/site/paths";
import { waitingTotal } from "@vagas/functions/domain/administration/waiting";
import { useId } from "react";
import { Link, useLocation } from "react-router-dom";
import { useWaiting } from "../../data/admin/waitingCount.ts";
import { HiddenText } from "../../ui/Announcement.tsx";
import { PlainList } from "../../ui/PlainList.tsx";
import { VStack } from "../../ui/layout/VStack.tsx";

const entries = [
  { to: paths.adminDashboard, label: "Painel", Icon: DashboardIcon },
  { to: paths.adminJobs, label: "Vagas", Icon: WorkIcon },
  { to: paths.adminJobApproval, label: "Aprovações", Icon: FactCheckIcon },
  { to: paths.adminApplications, label: "Candidaturas", Icon: InboxIcon },
  { to: paths.adminCandidates, label: "Banco de Talentos", Icon: GroupsIcon },
  { to: paths.adminCompanies, label: "Empresas", Icon: ApartmentIcon },
  { to: paths.adminHealth, label: "Saúde do site", Icon: MonitorHeartIcon },
] as const;

function isCurrent(to: string, pathname: string): boolean {
  if (to === paths.adminDashboard && pathname === paths.admin) return true;
  return pathname === to || pathname.startsWith(`${to}/`);
}

/** The number of waiting items, the same as on the pages. */
function WaitingBadge({ id }: { id: string }) {
  const waiting = useWaiting(useLocation().pathname);
  const total = typeof waiting === "string" ? 0 : waitingTotal(waiting);
  if (total === 0) return null;
  return (
    <Box
      component="span"
      id={id}
      aria-hidden
      sx={{
        ml: "auto",
        minWidth: 28,
        px: 0.75,
        textAlign: "center",
        borderRadius: "8px",
        bgcolor: "secondary.main",
        color: "secondary.contrastText",
        fontSize: "0.875rem",
        fontWeight: 700,
      }}
    >
      {total.toLocaleString("pt-BR")}
      <HiddenText>{total === 1 ? " pendente" : " pendentes"}</HiddenText>
    </Box>
  );
}

/** The seven places of the administrator's area. */
export function AdminMenu({ onChoose }: { onChoose?: () => void }) {
  const { pathname } = useLocation();
  const waitingId = useId();
  const address = pathname.replace(/\/+$/, "") || "/";
  return (
    <VStack component={PlainList} gap={0.5}>
      {entries.map(({ to, label, Icon }) => {
        const current = isCurrent(to, address);
        return (
          <li key={to}>
            <ListItemButton
              component={Link}
              to={to}
              selected={current}
              aria-current={current ? "page" : undefined}
              aria-describedby={to === paths.adminJobApproval ? waitingId : undefined}
              onClick={onChoose}
              sx={{
                gap: 1.5,
                minHeight: 48,
                borderRadius: 1,
                px: 1.5,
                color: current ? "primary.main" : "text.primary",
                fontWeight: current ? 700 : 500,
                "& svg": { color: current ? "primary.main" : "text.secondary" },
              }}
            >
              <Icon aria-hidden />
              {label}
              {to === paths.adminJobApproval && <WaitingBadge id={waitingId} />}
            </ListItemButton>
          </li>
        );
      })}
    </VStack>
  );
}
