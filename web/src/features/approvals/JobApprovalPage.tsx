import { waitingParts, waitingTotal } from "@vagas/functions/domain/administration/waiting";
import { useWaiting, type WaitingCount } from "../../data/admin/waitingCount.ts";
import { Page } from "../../ui/page/Page.tsx";
import { PageHeader } from "../../ui/page/PageHeader.tsx";
import { Approvals, type ApprovalsProps } from "./Approvals.tsx";

/** Everything that waits for the administrator. */
export function JobApprovalPage(props: ApprovalsProps) {
  return (
    <Page>
      <PageHeader
        title="Aprovações"
        subtitle={<span role="status">{waitingText(useWaiting())}</span>}
      />
      <Approvals {...props} />
    </Page>
  );
}

function waitingText(waiting: WaitingCount): string {
  if (typeof waiting === "string") return "O que espera pela sua decisão";
  const total = waitingTotal(waiting);
  if (total === 0) return "Nada espera pela sua decisão.";
  const parts = waitingParts(waiting).join(" · ");
  return `${total.toLocaleString("pt-BR")} ${total === 1 ? "pendente" : "pendentes"}: ${parts}`;
}
