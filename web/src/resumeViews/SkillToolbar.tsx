import { limits } from "@vagas/functions/domain/limits";
import { searchWords, termLabel } from "@vagas/functions/domain/writtenResume/choiceSearch";
import { wantedTerm } from "@vagas/functions/domain/writtenResume/skillSearch";
import { wantedChoices } from "@vagas/functions/domain/writtenResume/choices";
import type { ReactNode } from "react";
import { FilterSelect } from "../ui/list/FilterSelect.tsx";
import { ListToolbar } from "../ui/list/ListToolbar.tsx";

type Props = {
  label: string;
  /** A choice's term or typed words (choiceSearch.ts); '' for none. */
  search: string;
  /** The terms of the choices that people of the list made, to choose from. */
  occurring?: readonly string[];
  onSearch: (search: string) => void;
  /** Further filters. */
  children?: ReactNode;
};

/** Above a list of people: a search by typed words, or by one of the choices that they made. */
export function SkillToolbar({ label, search, occurring, onSearch, children }: Props) {
  const chosen = termLabel(search) === null ? "" : search;
  const isSelected = chosen !== "" && occurring !== undefined;
  return (
    <ListToolbar
      searchLabel={label}
      search={isSelected ? "" : searchWords(search)}
      maxLength={limits.searchText.max}
      onSearch={onSearch}
    >
      {occurring && (
        <FilterSelect
          label="Habilidade"
          value={chosen}
          options={choiceOptions(isSelected ? [...occurring, chosen] : occurring)}
          onChange={onSearch}
        />
      )}
      {children}
    </ListToolbar>
  );
}

const works = new Set(wantedChoices.map(({ id }) => wantedTerm(id)));

/** The options by name, skills before works, each once. */
function choiceOptions(terms: readonly string[]) {
  const options = [...new Set(terms)]
    .map((value) => ({ value, isWork: works.has(value), name: searchWords(value) }))
    .sort((a, b) => Number(a.isWork) - Number(b.isWork) || a.name.localeCompare(b.name, "pt-BR"))
    .map(({ value, isWork, name }) => ({ value, label: isWork ? `Procura: ${name}` : name }));
  return [{ value: "", label: "Qualquer habilidade" }, ...options];
}
