import type { FileOwner } from "../people/person.ts";

/** One paragraph of a résumé. */
export type Paragraph = { text: string; heading: boolean };

type Contact = { email: string | null; phone: string };

/** The text of a person's résumé, in the order of the page. */
export function resumeText(person: FileOwner, { email, phone }: Contact): Paragraph[] {
  return [
    heading(person.name),
    line(`${person.place} – MT`),
    line([phone, email].filter(Boolean).join(" | ")),
    ...section("Objetivo", person.goal),
    ...section("Formação", person.education),
    ...section("Experiência", person.experience),
    ...section("Conhecimentos", person.skills),
    ...section(
      "Disponibilidade",
      "A combinar. Aceito convite para entrevista em qualquer dia da semana.",
    ),
  ];
}

function section(title: string, text: string): Paragraph[] {
  return [heading(title), line(text)];
}

function heading(text: string): Paragraph {
  return { text, heading: true };
}

function line(text: string): Paragraph {
  return { text, heading: false };
}
