import { pageTitle } from "@vagas/functions/domain/site/pageTitle";
import type { ReactNode } from "react";
import { Result } from "../../ui/message/Result.tsx";
import { useDocumentTitle } from "../../ui/page/useDocumentTitle.ts";

/** What has become of an alert, in place of the page's heading; it also names the document. */
export function AlertResult({ title, children }: { title: string; children: ReactNode }) {
  useDocumentTitle(pageTitle(title));
  return (
    <Result title={title} isPage>
      {children}
    </Result>
  );
}
