import { resumeTypes, type ResumeExtension } from "@vagas/functions/domain/application/resumeFile";
import type { ResumePerson } from "@vagas/functions/domain/writtenResume/jsonResume";
import { makeResumeFile } from "../../../web/src/resumePdf/makeResumeFile.ts";
import type { Person } from "../people/person.ts";
import { resumeBytes } from "./resumeBytes.ts";

export type SentFile = {
  name: string;
  extension: ResumeExtension;
  contentType: string;
  bytes: Buffer;
};

/**
 * The file of a person's application: one of their own, or the PDF that the site made of the answers at `sentAt`. The
 * same person and time give the same bytes.
 */
export async function sentFile(
  person: Person,
  contact: ResumePerson,
  sentAt: Date,
): Promise<SentFile> {
  if ("written" in person) {
    const file = await makeResumeFile(person.written, contact, sentAt);
    const bytes = Buffer.from(await file.arrayBuffer());
    return { name: file.name, extension: "pdf", contentType: file.type, bytes };
  }
  return {
    name: `Currículo ${person.name}.${person.file}`,
    extension: person.file,
    contentType: resumeTypes[person.file],
    bytes: resumeBytes(person, contact),
  };
}
