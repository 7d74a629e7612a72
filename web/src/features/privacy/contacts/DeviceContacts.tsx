import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { ContactAnswer, OwnContact } from "@vagas/functions/domain/talent/contactRequest";
import { useState } from "react";
import { hasSentFromHere } from "../../../data/application/sentApplications.ts";
import { useRead } from "../../../state/useRead.ts";
import { Notice } from "../../../ui/message/Notice.tsx";
import { notify } from "../../../ui/message/notifications.ts";
import { useOnceOnline } from "../useOnceOnline.ts";
import { ContactList } from "./ContactList.tsx";
import { loadContactAnswer } from "./loadContactAnswer.ts";

async function readContacts(): Promise<OwnContact[]> {
  return (await loadContactAnswer()).contactsOnDevice();
}

/** The requests for whoever sent a résumé from this device, to be answered without a mail. */
export function DeviceContacts() {
  const read = useRead(hasSentFromHere() ? readContacts : null);
  useOnceOnline(() => read.state === "failed" && read.retry());
  if (read.state === "failed") return <Unread onRetry={read.retry} />;
  if (read.state !== "ready" || read.value.length === 0) return null;
  return <Answerable read={read.value} />;
}

/** People without an e-mail address see a request nowhere else. */
function Unread({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      tone="warning"
      title="Não deu para ver os pedidos de contato"
      action={
        <Button variant="outlined" onClick={onRetry}>
          Tentar de novo
        </Button>
      }
    >
      {navigator.onLine
        ? "Se uma empresa quer falar com você, o pedido aparece aqui. Tente de novo em instantes."
        : "Você está sem internet. Se uma empresa quer falar com você, o pedido aparece aqui quando a conexão voltar."}
    </Notice>
  );
}

/** The requests as `read`, and as answered since. */
function Answerable({ read }: { read: readonly OwnContact[] }) {
  const [contacts, setContacts] = useState(read);
  const [busy, setBusy] = useState(false);

  async function answer(id: string, said: ContactAnswer) {
    if (busy) return;
    setBusy(true);
    const part = await loadContactAnswer().catch(() => null);
    const outcome = part && (await part.answerOnDevice(id, said));
    setBusy(false);
    if (outcome?.state === "answered" || outcome?.state === "closed") {
      const { contact } = outcome;
      setContacts((before) => before.map((one) => (one.id === id ? contact : one)));
      return;
    }
    notify({
      severity: "error",
      title: "A resposta não foi enviada",
      description: navigator.onLine
        ? "Tente novamente em instantes."
        : "Sem conexão com a internet.",
    });
  }

  return (
    <Box sx={{ mb: 4 }}>
      <ContactList contacts={contacts} busy={busy} onAnswer={(id, said) => void answer(id, said)} />
    </Box>
  );
}
