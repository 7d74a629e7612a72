import type { WrittenResume } from "@vagas/functions/domain/writtenResume/writtenResume";
import { resumeTypes } from "@vagas/functions/domain/application/resumeFile";
import { jsonResume, type ResumePerson } from "@vagas/functions/domain/writtenResume/jsonResume";
import { resumeFileName } from "./resumeFileName.ts";
import { resumePdf } from "./resumePdf.ts";

/** A written résumé as a file that can be saved, shared and sent. */
export async function makeResumeFile(
  resume: WrittenResume,
  person: ResumePerson,
  madeOn: Date,
): Promise<File> {
  const bytes = await resumePdf(resume, person, madeOn);
  return new File([bytes], resumeFileName(person.name), { type: resumeTypes.pdf });
}

/** The same for other sites (jsonresume.org). */
export function makeJsonFile(resume: WrittenResume, person: ResumePerson): File {
  const content = JSON.stringify(jsonResume(resume, person), null, 2);
  return new File([content], resumeFileName(person.name, "json"), { type: "application/json" });
}
