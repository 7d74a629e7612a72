import type { Advertisement, CheckedPart, Finding } from "@vagas/functions/domain/law/lawFinding";
import { replaceFinding } from "@vagas/functions/domain/law/replaceFinding";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useFindingsOfForm } from "./findingsContext.ts";
import { isSameFinding } from "./isSameFinding.ts";
import { type TextInput, typeInto } from "./typeInto.ts";

/** A field's text before and after its words were replaced. */
type Replacement = { before: string; after: string; finding: Finding };

/**
 * Replaces a finding's words in the field's input, and puts them back. `replaced` is the finding whose words were
 * replaced last, until the text changes. `field` is an element around the input, `undo` the button to put them back,
 * which takes the focus.
 */
export function useReplacement(part: CheckedPart) {
  const { at, check, look } = useFindingsOfForm();
  const [last, setLast] = useState<Replacement | null>(null);
  const field = useRef<HTMLDivElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const input = () => field.current!.querySelector<TextInput>(`[name="${part}"]`)!;

  function replace(shown: Finding) {
    // Where the words stand now.
    const finding = check().find((one) => isSameFinding(one, shown));
    if (finding === undefined) return look();
    const before = input().value;
    const after = replaceFinding(before, finding);
    typeInto(input(), after);
    flushSync(() => {
      setLast({ before, after, finding });
      look();
    });
    undo.current?.focus();
  }

  function putBack() {
    if (last !== null) typeInto(input(), last.before);
    setLast(null);
    look();
  }

  const isLast = last !== null && at !== null && textOf(at, part) === last.after;
  return { field, undo, replaced: isLast ? last.finding : null, replace, putBack };
}

/** The text of a part; null of a field that is no text. */
function textOf(at: Advertisement, part: CheckedPart): string | null {
  return part === "title" || part === "description" || part === "requirements" ? at[part] : null;
}
