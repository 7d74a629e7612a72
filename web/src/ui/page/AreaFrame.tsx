import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { OfflineBanner } from "../message/OfflineBanner.tsx";
import { SkipLink } from "./SkipLink.tsx";

/** The frame of an area behind a login. The header and the word that the network is gone stay in sight. */
export function AreaFrame({ header, children }: { header: ReactNode; children: ReactNode }) {
  return (
    <Box sx={{ minHeight: "100dvh", display: "flex", flexDirection: "column" }}>
      <SkipLink />
      <Box sx={{ position: "sticky", top: 0, zIndex: "appBar" }}>
        <OfflineBanner />
        {header}
      </Box>
      {children}
    </Box>
  );
}
