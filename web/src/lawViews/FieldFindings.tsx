import type { Advertisement, CheckedPart, Finding } from "@vagas/functions/domain/law/lawFinding";
import { replaceFinding } from "@vagas/functions/domain/law/replaceFinding";
import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../ui/button/Button.tsx";
import { DoneCard } from "./FindingCard.tsx";
import look from "./FieldFindings.module.css";
import { FindingNote } from "./FindingNote.tsx";
import { useFindingsOfForm } from "./findingsContext.ts";
import { findingKey, isSameFinding } from "./isSameFinding.ts";
import { typeInto } from "./typeInto.ts";

/** A field's text before and after its words were replaced. */
type Replaced = { before: string; after: string; finding: Finding };

/** A field of a job's form, and below it what the law says of it. The field's input has the part's name. */
export function FieldFindings({ part, children }: { part: CheckedPart; children: ReactNode }) {
  const { findings, at, check, look: lookAgain } = useFindingsOfForm();
  const [replaced, setReplaced] = useState<Replaced | null>(null);
  const field = useRef<HTMLDivElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const own = findings.filter((finding) => finding.part === part);
  const input = () => field.current!.querySelector<TextInput>(`[name="${part}"]`)!;

  function replace(shown: Finding) {
    const finding = check().find((one) => isSameFinding(one, shown));
    if (finding === undefined) return lookAgain();
    const before = input().value;
    const after = replaceFinding(before, finding);
    typeInto(input(), after);
    flushSync(() => {
      setReplaced({ before, after, finding });
      lookAgain();
    });
    undo.current?.focus();
  }

  function putBack({ before }: Replaced) {
    typeInto(input(), before);
    setReplaced(null);
    lookAgain();
  }

  const isReplaced = replaced !== null && at !== null && textOf(at, part) === replaced.after;
  return (
    <div ref={field} className={look.field}>
      {children}
      {(own.length > 0 || isReplaced) && (
        <ul className={look.notes}>
          {isReplaced && (
            <li>
              <DoneCard text={doneText(replaced.finding)}>
                <Button ref={undo} size="small" onClick={() => putBack(replaced)}>
                  Desfazer
                </Button>
              </DoneCard>
            </li>
          )}
          {own.map((finding, i) => (
            <li key={`${findingKey(finding)}:${i}`}>
              <FindingNote finding={finding} onReplace={() => replace(finding)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The text of a part; null of a field that is no text. */
function textOf(at: Advertisement, part: CheckedPart): string | null {
  return part === "title" || part === "description" || part === "requirements" ? at[part] : null;
}

type TextInput = HTMLInputElement | HTMLTextAreaElement;

function doneText({ words, instead }: Finding): string {
  return instead === "" ? `Tirado: “${words}”.` : `Trocado por “${instead}”.`;
}
