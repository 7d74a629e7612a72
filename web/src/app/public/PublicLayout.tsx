import { type ReactNode, Suspense } from "react";
import { OfflineBanner } from "../../ui/message/OfflineBanner.tsx";
import { SkipLink } from "../../ui/page/SkipLink.tsx";
import { PublicFooter } from "./PublicFooter.tsx";
import { PublicHeader } from "./PublicHeader.tsx";
import { Splash } from "../Splash.tsx";
import { useWaitingApplications } from "./useWaitingApplications.ts";
import look from "./PublicLayout.module.css";

/** The frame of every public page. */
export function PublicLayout({ children }: { children: ReactNode }) {
  useWaitingApplications();
  return (
    <div className={look.frame}>
      <SkipLink />
      <PublicHeader />
      <OfflineBanner />
      <main id="conteudo" tabIndex={-1} className={look.main}>
        <Suspense fallback={<Splash />}>{children}</Suspense>
      </main>
      <PublicFooter />
    </div>
  );
}
