import { Page } from "../../ui/page/Page.tsx";
import { PageHeader } from "../../ui/page/PageHeader.tsx";
import { Approvals, type ApprovalsProps } from "./Approvals.tsx";

/** Everything that waits for the administrator. */
export function JobApprovalPage(props: ApprovalsProps) {
  return (
    <Page>
      <PageHeader title="Aprovações" />
      <Approvals {...props} />
    </Page>
  );
}
