import type { ContactMessage } from "./contactRequest.ts";

/** The messages a company chooses from, in its words and in the person's mail. */
export const contactMessageText: Record<ContactMessage, string> = {
  talk: "Gostamos do seu perfil e queremos conversar sobre esta vaga.",
  interview: "Queremos marcar uma entrevista com você para esta vaga.",
  startSoon: "Precisamos de alguém para começar logo e queremos conversar com você.",
};
