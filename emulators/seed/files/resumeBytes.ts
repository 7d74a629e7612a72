import type { ResumeExtension } from "@vagas/functions/domain/application/resumeFile";
import type { ResumePerson } from "@vagas/functions/domain/writtenResume/jsonResume";
import type { FileOwner } from "../people/person.ts";
import { formatPhone } from "@vagas/functions/domain/text/phone";
import { doc } from "./doc.ts";
import { docx } from "./docx.ts";
import { pdf } from "./pdf.ts";
import { resumeText, type Paragraph } from "./resumeText.ts";

const writers: Record<
  ResumeExtension,
  (paragraphs: readonly Paragraph[], title: string) => Buffer
> = { pdf, doc, docx };

/** A person's résumé as a file of the kind the person sent; the same person always has the same bytes. */
export function resumeBytes(person: FileOwner, { email, phone }: ResumePerson): Buffer {
  const text = resumeText(person, { email, phone: formatPhone(phone) });
  return writers[person.file](text, `Currículo de ${person.name}`);
}
