import ApartmentIcon from "@mui/icons-material/ApartmentOutlined";
import LogoutIcon from "@mui/icons-material/Logout";
import MenuIcon from "@mui/icons-material/Menu";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { paths } from "@vagas/functions/domain/site/paths";
import { useNavigate } from "react-router-dom";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { finishUndoables } from "../../ui/message/undo.ts";
import { endPage } from "../../ui/page/useLeaveQuestion.ts";
import { BrandLink } from "../BrandLink.tsx";
import { leaveSite } from "../leaveSite.ts";
import look from "./AdminHeader.module.css";

type Props = { onOpenMenu: () => void; menuOpen: boolean };

const compact = { display: { xs: "none", sm: "inline" } } as const;
const button = {
  px: { xs: 1.25, sm: 2 },
  minWidth: 44,
  whiteSpace: "nowrap",
  "& .MuiButton-startIcon": { mr: { xs: 0, sm: 1 }, ml: 0 },
} as const;

export function AdminHeader({ onOpenMenu, menuOpen }: Props) {
  return (
    <Box
      component="header"
      sx={{
        display: "flex",
        alignItems: "center",
        flexWrap: "wrap",
        gap: { xs: 0.5, sm: 1 },
        minHeight: { xs: 56, md: 64 },
        px: { xs: 1, md: 2, lg: 3 },
        bgcolor: "background.default",
        borderBottom: "1px solid",
        borderColor: "divider",
      }}
    >
      <IconButton
        onClick={onOpenMenu}
        aria-label="Abrir menu"
        aria-expanded={menuOpen}
        sx={{ display: { lg: "none" } }}
      >
        <MenuIcon />
      </IconButton>
      <BrandLink
        to={paths.adminDashboard}
        leadsTo="painel administrativo"
        nameClass={look.brandName}
      />
      <ButtonLink
        to={paths.companyDashboard}
        color="inherit"
        startIcon={<ApartmentIcon />}
        sx={{ ...button, "& .MuiButton-startIcon": { mr: 1, ml: 0 } }}
      >
        Área da Empresa
      </ButtonLink>
      <LeaveButton />
    </Box>
  );
}

function LeaveButton() {
  const navigate = useNavigate();

  async function leave() {
    if (await leaveSite(finishUndoables)) await navigate(paths.adminLogin);
  }

  return (
    <Button
      color="inherit"
      startIcon={<LogoutIcon />}
      onClick={() => endPage(leave)}
      aria-label="Sair"
      // Its words end where the page's content does.
      sx={{ ...button, mr: { md: -1, lg: -2 } }}
    >
      <Box component="span" sx={compact}>
        Sair
      </Box>
    </Button>
  );
}
