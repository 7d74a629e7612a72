import ForumIcon from "@mui/icons-material/ForumOutlined";
import WhatsAppIcon from "@mui/icons-material/WhatsApp";
import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { contactChat } from "@vagas/functions/domain/talent/contactChat";
import { formatDate } from "@vagas/functions/domain/dates";
import { useId, useState } from "react";
import {
  type ListedContactRequest,
  listContactRequests,
} from "../../../../data/admin/adminTalents.ts";
import type { Cursor } from "../../../../data/queries/pagedQuery.ts";
import { LoadMore } from "../../../../ui/list/LoadMore.tsx";
import { usePages } from "../../../../ui/list/usePages.ts";
import { EmptyState } from "../../../../ui/message/EmptyState.tsx";
import { ErrorState } from "../../../../ui/message/ErrorState.tsx";
import { Loading } from "../../../../ui/message/Loading.tsx";
import { StatusChip } from "../../../../ui/StatusChip.tsx";
import { contactStatusText } from "./passOnText.ts";
import { PageDialog } from "../../../../ui/message/PageDialog.tsx";
import { PlainList } from "../../../../ui/PlainList.tsx";
import { VStack } from "../../../../ui/layout/VStack.tsx";
import { HStack } from "../../../../ui/layout/HStack.tsx";

/** Opens the requests of companies to people of the talent bank. */
export function ContactRequestsButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<ForumIcon />} onClick={() => setOpen(true)}>
        Pedidos de contato
      </Button>
      {open && <ContactRequestsDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function ContactRequestsDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const pages = usePages<ListedContactRequest, Cursor>("contactRequests", listContactRequests);
  return (
    <PageDialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>Pedidos de contato</DialogTitle>
      <DialogContent dividers tabIndex={0}>
        {pages.state === "loading" && <Loading label="Carregando pedidos..." />}
        {pages.state === "failed" && (
          <ErrorState
            title="Erro ao carregar pedidos"
            description="Verifique sua conexão e tente de novo."
            onRetry={pages.refresh}
          />
        )}
        {pages.state === "ready" && pages.items.length === 0 && (
          <EmptyState
            icon={<ForumIcon />}
            title="Nenhum pedido de contato"
            description="Quando uma empresa pedir para falar com alguém do banco de talentos, o pedido aparece aqui."
          />
        )}
        <VStack component={PlainList}>
          {pages.items.map((request) => (
            <Request key={request.id} request={request} />
          ))}
        </VStack>
        <LoadMore pages={pages} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Fechar</Button>
      </DialogActions>
    </PageDialog>
  );
}

function Request({ request }: { request: ListedContactRequest }) {
  const { name, company, jobTitle, origin, status, createdAt, untold } = request;
  return (
    <HStack align="center" justify="space-between" component="li">
      <div>
        <strong>{name}</strong>
        <Typography variant="body2" color="textSecondary">
          {jobTitle} – {company}, {formatDate(createdAt)}
          {origin === "admin" && ", indicação sua"}
        </Typography>
        {untold && <Typography variant="body2">Sem e-mail: avise pelo WhatsApp</Typography>}
      </div>
      <HStack align="center">
        <StatusChip
          tone={status === "accepted" ? "good" : status === "waiting" ? "waiting" : "quiet"}
          label={contactStatusText[status]}
        />
        {untold && (
          <TellButton name={untold.name} href={contactChat(request, untold, new Date())} />
        )}
      </HStack>
    </HStack>
  );
}

/** Opens the chat with a person whom no mail can tell of the request; nothing if the number is unusable. */
function TellButton({ name, href }: { name: string; href: string | null }) {
  if (href === null) return null;
  return (
    <Button
      size="small"
      variant="contained"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      startIcon={<WhatsAppIcon />}
      aria-label={`Avisar ${name} pelo WhatsApp`}
    >
      WhatsApp
    </Button>
  );
}
