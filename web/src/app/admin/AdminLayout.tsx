import Box from "@mui/material/Box";
import { useEffect, useState } from "react";
import { Outlet } from "react-router-dom";
import { finishLeftDeletions } from "../../features/administration/jobs/jobDeletions.ts";
import { AdminHeader } from "./AdminHeader.tsx";
import { AdminMenu } from "./AdminMenu.tsx";
import { UndoBars } from "../../ui/message/UndoBars.tsx";
import { PageDrawer } from "../../ui/message/PageDrawer.tsx";
import { AreaFrame } from "../../ui/page/AreaFrame.tsx";
import { Fill } from "../../ui/layout/Fill.tsx";

const menuWidth = 240;

/** The administrator's frame: header, menu (a drawer on small screens), page. */
export function AdminLayout() {
  const [drawerOpen, setDrawerOpen] = useState(false);
  useEffect(finishLeftDeletions, []);
  return (
    <AreaFrame
      header={<AdminHeader onOpenMenu={() => setDrawerOpen(true)} menuOpen={drawerOpen} />}
    >
      <Box sx={{ flex: 1, display: "flex", minWidth: 0 }}>
        <Box
          component="nav"
          aria-label="Menu do painel"
          sx={{
            display: { xs: "none", lg: "block" },
            width: menuWidth,
            flex: "none",
            borderRight: "1px solid",
            borderColor: "divider",
            px: 1.5,
            py: 3,
          }}
        >
          <Box sx={{ position: "sticky", top: 88 }}>
            <AdminMenu />
          </Box>
        </Box>
        <Fill component="main" id="conteudo" tabIndex={-1}>
          <Outlet />
        </Fill>
      </Box>
      <PageDrawer
        open={drawerOpen}
        onClose={() => setDrawerOpen(false)}
        slotProps={{ paper: { "aria-label": "Menu", sx: { width: 280, px: 1.5, py: 2 } } }}
      >
        <nav aria-label="Menu do painel">
          <AdminMenu onChoose={() => setDrawerOpen(false)} />
        </nav>
      </PageDrawer>
      <UndoBars />
    </AreaFrame>
  );
}
