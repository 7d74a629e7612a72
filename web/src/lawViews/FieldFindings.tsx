import type { CheckedPart, Finding } from "@vagas/functions/domain/law/lawFinding";
import type { ReactNode } from "react";
import { Button } from "../ui/button/Button.tsx";
import look from "./FieldFindings.module.css";
import { DoneCard } from "./FindingCard.tsx";
import { FindingNote } from "./FindingNote.tsx";
import { useFindingsOfForm } from "./findingsContext.ts";
import { findingKey } from "./isSameFinding.ts";
import { useReplacement } from "./useReplacement.ts";

type Props = { part: CheckedPart; children?: ReactNode };

/**
 * A field of a job's form, and below it what the law says of it. The field's input has the part's name. Without a field:
 * what the law says of one before.
 */
export function FieldFindings({ part, children }: Props) {
  const own = useFindingsOfForm().findings.filter((finding) => finding.part === part);
  const { field, undo, replaced, replace, putBack } = useReplacement(part);
  if (children === undefined && own.length === 0) return null;
  return (
    <div ref={field} className={look.field}>
      {children}
      {(own.length > 0 || replaced !== null) && (
        <ul className={look.notes}>
          {replaced !== null && (
            <li>
              <DoneCard text={doneText(replaced)}>
                <Button ref={undo} size="small" variant="outlined" onClick={putBack}>
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

function doneText({ words, instead }: Finding): string {
  return instead === "" ? `Tirado: “${words}”.` : `Trocado por “${instead}”.`;
}
