import { occurringChoices } from "@vagas/functions/domain/writtenResume/choiceSearch";
import { useState } from "react";

/** The choices of all rows shown so far: a search, which shows fewer, takes none away. */
export function useOccurring(
  rows: readonly { skillTerms?: readonly string[] | undefined }[],
): readonly string[] {
  const [seen, setSeen] = useState<readonly string[]>([]);
  const added = occurringChoices(rows).filter((term) => !seen.includes(term));
  if (added.length > 0) setSeen([...seen, ...added]);
  return seen;
}
