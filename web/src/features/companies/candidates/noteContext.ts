import type { Candidate } from "@vagas/functions/domain/application/candidate";
import { createContext, use } from "react";

type WriteNote = (candidate: Candidate) => void;

export const NoteContext = createContext<WriteNote | null>(null);

/** Opens the dialog for the note about a person. Only below `NoteArea`. */
export function useWriteNote(): WriteNote {
  const write = use(NoteContext);
  if (!write) throw new Error("Outside a note area");
  return write;
}
