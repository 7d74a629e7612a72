import SearchIcon from "@mui/icons-material/Search";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { limits } from "@vagas/functions/domain/limits";

/** The input of a search and its button, in a form whose action is the list. A plain input: the library's would be the heaviest part of the page. */
export function JobSearchField({ value = "" }: { value?: string }) {
  return (
    <Box sx={{ display: "flex", gap: 1, flex: "1 1 320px", minWidth: 0 }}>
      <Box
        sx={{
          position: "relative",
          flex: 1,
          minWidth: 0,
          "& > svg": {
            position: "absolute",
            left: 14,
            top: 13,
            color: "text.secondary",
            pointerEvents: "none",
          },
        }}
      >
        <SearchIcon aria-hidden />
        <Box
          component="input"
          // A search changed elsewhere (the address, 'Limpar filtros') begins a new input.
          key={value}
          type="search"
          name="busca"
          defaultValue={value}
          aria-label="Buscar vagas"
          placeholder="Buscar vagas..."
          enterKeyHint="search"
          maxLength={limits.searchText.max}
          sx={{
            width: "100%",
            height: 50,
            pl: "46px",
            pr: 1.5,
            font: "inherit",
            color: "text.primary",
            bgcolor: "background.paper",
            border: "1px solid",
            borderColor: "text.disabled",
            borderRadius: 1,
            "&::placeholder": { color: "text.secondary", opacity: 1 },
            "&:focus": { outline: "2px solid", outlineColor: "primary.main", outlineOffset: -1 },
          }}
        />
      </Box>
      <Button type="submit" variant="outlined">
        Buscar
      </Button>
    </Box>
  );
}

/** What was typed into the search of a form. */
export function typedSearch(form: HTMLFormElement): string {
  return String(new FormData(form).get("busca") ?? "").trim();
}
