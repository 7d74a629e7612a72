import { pageTitle } from "@vagas/functions/domain/site/pageTitle";
import type { ReactNode } from "react";
import { PageHeader } from "../../ui/page/PageHeader.tsx";

/** A page of an alert until something has become of it (AlertResult has a heading of its own). */
export function AlertQuestion({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <PageHeader title={title} documentTitle={pageTitle(title)} />
      {children}
    </>
  );
}
