import { foundRange } from "@vagas/functions/domain/text/foundRange";
import { searchTermsOf, searchWords } from "@vagas/functions/domain/writtenResume/choiceSearch";
import type { Find } from "../ui/list/MarkedText.tsx";

/** Finds a search in what it found: as it is, or the beginning that the forms of its word share. */
export function findSkill(search: string): Find {
  const wanted = [searchWords(search), ...searchTermsOf(search)];
  return (text) =>
    wanted.map((one) => foundRange(text, one)).find((range) => range !== null) ?? null;
}
