import Box from "@mui/material/Box";
import { type ReactNode, Suspense } from "react";
import { OfflineBanner } from "../../ui/message/OfflineBanner.tsx";
import { SkipLink } from "../../ui/page/SkipLink.tsx";
import { PublicFooter } from "./PublicFooter.tsx";
import { PublicHeader } from "./PublicHeader.tsx";
import { Splash } from "../Splash.tsx";
import { useUnfinishedApplication } from "./useUnfinishedApplication.ts";
import { useWaitingApplications } from "./useWaitingApplications.ts";

/** The frame of every public page. */
export function PublicLayout({ children }: { children: ReactNode }) {
  useUnfinishedApplication();
  useWaitingApplications();
  return (
    <Box sx={{ minHeight: "100dvh", display: "flex", flexDirection: "column" }}>
      <SkipLink />
      <PublicHeader />
      <OfflineBanner />
      <Box component="main" id="conteudo" tabIndex={-1} sx={{ flex: "1 0 auto", minWidth: 0 }}>
        <Suspense fallback={<Splash />}>{children}</Suspense>
      </Box>
      <PublicFooter />
    </Box>
  );
}
