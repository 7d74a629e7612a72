import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ContactRequest } from "@vagas/functions/domain/talent/contactRequest";
import { formatDate } from "@vagas/functions/domain/dates";
import { Disclosure } from "../../../ui/Disclosure.tsx";
import { RequestStatus } from "./RequestStatus.tsx";
import { PlainList } from "../../../ui/PlainList.tsx";

/** The company's requests, newest first; nothing without any. */
export function MyRequests({ requests }: { requests: readonly ContactRequest[] }) {
  if (requests.length === 0) return null;
  return (
    <Box sx={{ mb: 3 }}>
      <Disclosure label={`Meus pedidos de contato (${requests.length})`}>
        <PlainList sx={{ display: "grid", gap: 2, overflowWrap: "anywhere" }}>
          {requests.map((request) => (
            <Box
              component="li"
              key={request.id}
              sx={{
                display: "flex",
                flexWrap: "wrap",
                gap: 1,
                justifyContent: "space-between",
                alignItems: "center",
              }}
            >
              <div>
                <strong>{request.name}</strong>
                <Typography variant="body2" color="textSecondary">
                  {request.jobTitle}, pedido em {formatDate(request.createdAt)}
                  {request.origin === "admin" && " pela administração do site"}
                </Typography>
              </div>
              <RequestStatus request={request} />
            </Box>
          ))}
        </PlainList>
      </Disclosure>
    </Box>
  );
}
