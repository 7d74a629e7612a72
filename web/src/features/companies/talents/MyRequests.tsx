import Typography from "@mui/material/Typography";
import type { Job } from "@vagas/functions/domain/job/job";
import type { ContactRequest } from "@vagas/functions/domain/talent/contactRequest";
import { formatDate } from "@vagas/functions/domain/dates";
import { limits } from "@vagas/functions/domain/limits";
import { Disclosure } from "../../../ui/Disclosure.tsx";
import { RequestStatus } from "./RequestStatus.tsx";
import { PlainList } from "../../../ui/PlainList.tsx";
import { VStack } from "../../../ui/layout/VStack.tsx";
import { HStack } from "../../../ui/layout/HStack.tsx";

type Props = { requests: readonly ContactRequest[]; jobs: readonly Job[] };

/** The company's requests, newest first; nothing without any. */
export function MyRequests({ requests, jobs }: Props) {
  if (requests.length === 0) return null;
  // The list ends there; older requests are not counted.
  const more = requests.length >= limits.listRequest.max ? " ou mais" : "";
  return (
    <Disclosure label={`Meus pedidos de contato (${requests.length}${more})`}>
      <VStack component={PlainList}>
        {requests.map((request) => (
          <HStack align="center" justify="space-between" component="li" key={request.id}>
            <div>
              <strong>{request.name}</strong>
              <Typography variant="body2" color="textSecondary">
                {request.jobTitle}, pedido em {formatDate(request.createdAt)}
                {request.origin === "admin" && " pela administração do site"}
              </Typography>
            </div>
            <RequestStatus request={request} jobs={jobs} />
          </HStack>
        ))}
      </VStack>
    </Disclosure>
  );
}
