import CloseIcon from "@mui/icons-material/Close";
import SearchIcon from "@mui/icons-material/Search";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { useState } from "react";
import { Adorned } from "../form/Adorned.tsx";
import { TextInput } from "../form/TextInput.tsx";
import { HStack } from "../layout/HStack.tsx";

type Props = {
  label: string;
  placeholder?: string;
  value: string;
  onSearch: (text: string) => void;
  maxLength?: number;
};

/** A search that starts on submit, because each one costs a page. */
export function SearchForm({ label, placeholder, value, onSearch, maxLength }: Props) {
  const [text, setText] = useState(value);
  const [searched, setSearched] = useState(value);
  // One that changed elsewhere (the address, 'Limpar') resets the input; its own leaves what is typed, and the focus.
  if (value !== searched) {
    setSearched(value);
    if (value !== text.trim()) setText(value);
  }
  return (
    <HStack
      nowrap
      component="form"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text.trim());
      }}
      sx={{ flex: { xs: "1 1 12.5rem", sm: "1 1 20rem" }, minWidth: 0 }}
    >
      <Adorned>
        <SearchIcon aria-hidden />
        <TextInput
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder={placeholder ?? label}
          aria-label={label}
          enterKeyHint="search"
          maxLength={maxLength}
        />
        {value !== "" && (
          <IconButton aria-label="Limpar busca" onClick={() => onSearch("")}>
            <CloseIcon />
          </IconButton>
        )}
      </Adorned>
      <Button type="submit" variant="outlined">
        Buscar
      </Button>
    </HStack>
  );
}
