import Box from "@mui/material/Box";
import { useEffect, useState } from "react";
import { Outlet } from "react-router-dom";
import { finishLeftDeletions } from "../../features/administration/jobs/jobDeletions.ts";
import { AdminHeader } from "./AdminHeader.tsx";
import { AdminMenu } from "./AdminMenu.tsx";
import { OfflineBanner } from "../../ui/message/OfflineBanner.tsx";
import { SkipLink } from "../../ui/page/SkipLink.tsx";
import { UndoBars } from "../../ui/message/UndoBars.tsx";
import { PageDrawer } from "../../ui/message/PageDrawer.tsx";

const menuWidth = 240;

/** The administrator's frame: header, menu (a drawer on small screens), page. */
export function AdminLayout() {
  const [drawerOpen, setDrawerOpen] = useState(false);
  useEffect(finishLeftDeletions, []);
  return (
    <Box sx={{ minHeight: "100dvh", display: "flex", flexDirection: "column" }}>
      <SkipLink />
      {/* Fixed with the header, visible at every scroll position. */}
      <Box sx={{ position: "sticky", top: 0, zIndex: "appBar" }}>
        <OfflineBanner />
        <AdminHeader onOpenMenu={() => setDrawerOpen(true)} menuOpen={drawerOpen} />
      </Box>
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
        <Box component="main" id="conteudo" tabIndex={-1} sx={{ flex: 1, minWidth: 0 }}>
          <Outlet />
        </Box>
      </Box>
      <PageDrawer
        open={drawerOpen}
        onClose={() => setDrawerOpen(false)}
        slotProps={{ paper: { "aria-label": "Menu", sx: { width: 280, px: 1.5, py: 2 } } }}
      >
        <Box component="nav" aria-label="Menu do painel">
          <AdminMenu onChoose={() => setDrawerOpen(false)} />
        </Box>
      </PageDrawer>
      <UndoBars />
    </Box>
  );
}
