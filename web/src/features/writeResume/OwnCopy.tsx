import { ResumeButtons } from "../../resumePdf/ResumeButtons.tsx";
import { Section } from "../../ui/page/Section.tsx";
import type { SentAnswers } from "./sentAnswers.ts";

/** What its owner can do with the résumé, whatever becomes of the application. */
export function OwnCopy(answers: SentAnswers) {
  return (
    <Section title="Fique com seu currículo">
      <ResumeButtons {...answers} />
    </Section>
  );
}
