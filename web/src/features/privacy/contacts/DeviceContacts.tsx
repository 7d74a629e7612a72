import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { ContactAnswer, OwnContact } from "@vagas/functions/domain/talent/contactRequest";
import { useState } from "react";
import { hasSentFromHere } from "../../../data/application/sentApplications.ts";
import { useRead } from "../../../state/useRead.ts";
import { Notice } from "../../../ui/message/Notice.tsx";
import { notify } from "../../../ui/message/notifications.ts";
import { useLast } from "../../../state/useLast.ts";
import { useOnceOnline } from "../useOnceOnline.ts";
import { ContactList } from "./ContactList.tsx";
import { contactClosedText, contactGoneText } from "./contactStatusText.ts";
import { loadContactAnswer } from "./loadContactAnswer.ts";

const [closedTitle, closedText] = contactClosedText;
const [goneTitle, goneText] = contactGoneText;
const unreadTitle = "Não deu para ver os pedidos de contato";

async function readContacts(): Promise<OwnContact[] | "tooMany"> {
  return (await loadContactAnswer()).contactsOnDevice();
}

/**
 * The requests for whoever sent a résumé from this device, to be answered without a mail. They are read again with each
 * of the page's `withdrawals`, because who leaves the talent bank is no longer asked.
 */
export function DeviceContacts({ withdrawals = 0 }: { withdrawals?: number }) {
  const read = useRead(hasSentFromHere() ? readContacts : null, withdrawals);
  useOnceOnline(() => read.state === "failed" && read.retry());
  const contacts = useLast(read.value, read.state === "failed");
  if (read.state === "failed") return <Unread onRetry={read.retry} />;
  if (contacts === "tooMany") return <TooMany />;
  return contacts && <Answerable read={contacts} />;
}

/** People without an e-mail address see a request nowhere else. */
function Unread({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      tone="warning"
      title={unreadTitle}
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

function TooMany() {
  return (
    <Notice tone="warning" title={unreadTitle}>
      Deste aparelho eles já foram vistos muitas vezes hoje. Se uma empresa quer falar com você, o
      pedido aparece aqui amanhã.
    </Notice>
  );
}

/** The requests as `read`, and as answered since. */
function Answerable({ read }: { read: readonly OwnContact[] }) {
  /** By id; null: no longer stored. */
  const [answered, setAnswered] = useState<Record<string, OwnContact | null>>({});
  const [busy, setBusy] = useState(false);
  const contacts = read.flatMap((one) => answered[one.id] ?? (one.id in answered ? [] : one));
  const become = (id: string, contact: OwnContact | null) =>
    setAnswered((before) => ({ ...before, [id]: contact }));

  async function answer(id: string, said: ContactAnswer) {
    if (busy) return;
    setBusy(true);
    const part = await loadContactAnswer().catch(() => null);
    const outcome = part && (await part.answerOnDevice(id, said));
    setBusy(false);
    switch (outcome?.state) {
      case "answered":
      case "closed":
        become(id, outcome.contact);
        if (outcome.contact.status === "waiting")
          notify({ severity: "error", title: closedTitle, description: closedText });
        return;
      case "gone":
        become(id, null);
        return notify({ severity: "error", title: goneTitle, description: goneText });
      default:
        notify({
          severity: "error",
          title: "A resposta não foi enviada",
          description: navigator.onLine
            ? "Tente novamente em instantes."
            : "Sem conexão com a internet.",
        });
    }
  }

  if (contacts.length === 0) return null;
  return (
    <Box sx={{ mb: 4 }}>
      <ContactList contacts={contacts} busy={busy} onAnswer={(id, said) => void answer(id, said)} />
    </Box>
  );
}
