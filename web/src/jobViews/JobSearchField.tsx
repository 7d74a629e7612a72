import { useLayoutEffect, useRef } from "react";
import { LineIcon } from "../ui/LineIcon.tsx";
import { Button } from "../ui/button/Button.tsx";
import { limits } from "@vagas/functions/domain/limits";
import { Adorned } from "../ui/form/Adorned.tsx";
import { TextInput } from "../ui/form/TextInput.tsx";
import look from "./JobSearchField.module.css";

/** The input of a search and its button, in a form whose action is the list. */
export function JobSearchField({ value = "" }: { value?: string }) {
  const input = useRef<HTMLInputElement>(null);
  const searched = useRef(value);
  /** The address when somebody last typed here, since the last search. */
  const typedAt = useRef("");
  // A search changed elsewhere (the address, 'Limpar filtros') resets it; its own leaves what is typed, and the focus. What
  // was typed before the page had its code stays too, and what is typed between a touch and the page that it opens.
  useLayoutEffect(() => {
    if (searched.current === value) return;
    searched.current = value;
    const isNewer = typedAt.current === window.location.href;
    typedAt.current = "";
    if (input.current && !isNewer && input.current.value.trim() !== value)
      input.current.value = value;
  }, [value]);
  return (
    <div className={look.search}>
      <Adorned>
        <LineIcon of="search" />
        <TextInput
          ref={input}
          type="search"
          name="busca"
          defaultValue={value}
          onInput={() => (typedAt.current = window.location.href)}
          aria-label="Buscar vagas"
          placeholder="Buscar vagas..."
          enterKeyHint="search"
          maxLength={limits.searchText.max}
        />
      </Adorned>
      <Button type="submit" variant="outlined">
        Buscar
      </Button>
    </div>
  );
}

/** The search text of a form. */
export function typedSearch(form: HTMLFormElement): string {
  return String(new FormData(form).get("busca") ?? "").trim();
}
