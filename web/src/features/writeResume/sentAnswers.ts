import type { ResumePerson } from "@vagas/functions/domain/writtenResume/jsonResume";
import type { WrittenResume } from "@vagas/functions/domain/writtenResume/writtenResume";
import type { WrittenResumeDraft } from "../../data/application/writtenResumeDraft.ts";
import { phoneDigits } from "./contact.ts";
import { finishedResume } from "./finishedResume.ts";

export type SentAnswers = { resume: WrittenResume; person: ResumePerson };

/** The answers of a draft whose contact is complete, as the file shows them and as they are sent. */
export function sentAnswers(draft: WrittenResumeDraft): SentAnswers {
  const email = draft.email.trim().toLowerCase();
  return {
    resume: finishedResume(draft.resume),
    person: {
      name: draft.name.trim(),
      phone: phoneDigits(draft.phone) ?? "",
      email: email === "" ? null : email,
    },
  };
}
