import type { ResumeExtension } from "@vagas/functions/domain/application/resumeFile";
import type { Person } from "../people/person.ts";
import { doc } from "./doc.ts";
import { docx } from "./docx.ts";
import { pdf } from "./pdf.ts";
import { resumeText, type Paragraph } from "./resumeText.ts";

const writers: Record<
  ResumeExtension,
  (paragraphs: readonly Paragraph[], title: string) => Buffer
> = { pdf, doc, docx };

/** A person's résumé as a file of the kind the person sent; the same person always has the same bytes. */
export function resumeBytes(person: Person, contact: { email: string; phone: string }): Buffer {
  return writers[person.file](resumeText(person, contact), `Currículo de ${person.name}`);
}
