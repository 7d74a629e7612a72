import type { ContactMessage } from "./contactRequest.ts";

/** What the company says, as it chooses it and as the person reads it. */
export const contactMessageText: Record<ContactMessage, string> = {
  talk: "Gostamos do seu perfil e queremos conversar sobre esta vaga.",
  interview: "Queremos marcar uma entrevista com você para esta vaga.",
  startSoon: "Precisamos de alguém para começar logo e queremos conversar com você.",
};
