import type { Candidate } from "@vagas/functions/domain/application/candidate";
import { ClampedText } from "../../../ui/ClampedText.tsx";

/** The beginning of the letter, in the list; nothing without one. */
export function LetterBeginning({ candidate: { coverLetter } }: { candidate: Candidate }) {
  return coverLetter === "" ? null : <ClampedText lines={2}>{coverLetter}</ClampedText>;
}
