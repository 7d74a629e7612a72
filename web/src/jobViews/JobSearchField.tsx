import SearchIcon from "@mui/icons-material/Search";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { limits } from "@vagas/functions/domain/limits";
import { Adorned } from "../ui/form/Adorned.tsx";
import { TextInput } from "../ui/form/TextInput.tsx";

/** The input of a search and its button, in a form whose action is the list. */
export function JobSearchField({ value = "" }: { value?: string }) {
  return (
    <Box sx={{ display: "flex", gap: 1, flex: "1 1 320px", minWidth: 0 }}>
      <Adorned>
        <SearchIcon aria-hidden />
        <TextInput
          // A search changed elsewhere (the address, 'Limpar filtros') resets the input.
          key={value}
          type="search"
          name="busca"
          defaultValue={value}
          aria-label="Buscar vagas"
          placeholder="Buscar vagas..."
          enterKeyHint="search"
          maxLength={limits.searchText.max}
        />
      </Adorned>
      <Button type="submit" variant="outlined">
        Buscar
      </Button>
    </Box>
  );
}

/** The search text of a form. */
export function typedSearch(form: HTMLFormElement): string {
  return String(new FormData(form).get("busca") ?? "").trim();
}
