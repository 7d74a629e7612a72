import Box from "@mui/material/Box";
import type { ContactAnswer, OwnContact } from "@vagas/functions/domain/talent/contactRequest";
import { useState } from "react";
import { hasSentFromHere } from "../../../data/application/sentApplications.ts";
import { useWhileCurrent } from "../../../state/useWhileCurrent.ts";
import { notify } from "../../../ui/message/notifications.ts";
import { ContactList } from "./ContactList.tsx";
import { loadContactAnswer } from "./loadContactAnswer.ts";

/** The requests for whoever sent a résumé from this device, to be answered without a mail. */
export function DeviceContacts() {
  const [contacts, setContacts] = useState<readonly OwnContact[]>([]);
  const [busy, setBusy] = useState(false);

  useWhileCurrent((isCurrent) => {
    if (!hasSentFromHere()) return;
    // After a failure the mail can still be used.
    loadContactAnswer().then(
      async (part) => {
        const found = await part.contactsOnDevice();
        if (isCurrent()) setContacts(found);
      },
      () => null,
    );
  }, []);

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

  if (contacts.length === 0) return null;
  return (
    <Box sx={{ mb: 4 }}>
      <ContactList contacts={contacts} busy={busy} onAnswer={(id, said) => void answer(id, said)} />
    </Box>
  );
}
