import Typography from "@mui/material/Typography";
import type { ContactAnswer, OwnContact } from "@vagas/functions/domain/talent/contactRequest";
import { ContactCard } from "./ContactCard.tsx";
import { VStack } from "../../../ui/layout/VStack.tsx";

type Props = {
  contacts: readonly OwnContact[];
  busy: boolean;
  onAnswer: (id: string, answer: ContactAnswer) => void;
};

/** Companies that asked for the person's contact; nothing without any. */
export function ContactList({ contacts, busy, onAnswer }: Props) {
  if (contacts.length === 0) return null;
  return (
    <VStack component="section">
      <Typography variant="h2">Empresas que querem falar com você</Typography>
      {contacts.map((contact) => (
        <ContactCard
          key={contact.id}
          contact={contact}
          busy={busy}
          onAnswer={(answer) => onAnswer(contact.id, answer)}
        />
      ))}
    </VStack>
  );
}
