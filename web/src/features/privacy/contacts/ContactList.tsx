import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ContactAnswer, OwnContact } from "@vagas/functions/domain/talent/contactRequest";
import { ContactCard } from "./ContactCard.tsx";

type Props = {
  contacts: readonly OwnContact[];
  busy: boolean;
  onAnswer: (id: string, answer: ContactAnswer) => void;
};

/** Companies that asked for the person's contact; nothing without any. */
export function ContactList({ contacts, busy, onAnswer }: Props) {
  if (contacts.length === 0) return null;
  return (
    <Box component="section" sx={{ display: "grid", gap: 2 }}>
      <Typography variant="h2">Empresas que querem falar com você</Typography>
      {contacts.map((contact) => (
        <ContactCard
          key={contact.id}
          contact={contact}
          busy={busy}
          onAnswer={(answer) => onAnswer(contact.id, answer)}
        />
      ))}
    </Box>
  );
}
