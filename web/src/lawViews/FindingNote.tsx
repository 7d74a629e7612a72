import { explanationOf } from "@vagas/functions/domain/law/explanations";
import type { Finding } from "@vagas/functions/domain/law/lawFinding";
import { limits } from "@vagas/functions/domain/limits";
import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../ui/button/Button.tsx";
import { TextField } from "../ui/form/TextField.tsx";
import look from "./FindingNote.module.css";
import { FindingActs, FindingCard } from "./FindingCard.tsx";
import { Explained } from "./Explained.tsx";
import { type Explaining, useFindingsOfForm } from "./findingsContext.ts";

/** One finding of a field: its words may be replaced, or kept and explained. */
export function FindingNote({ finding, onReplace }: { finding: Finding; onReplace: () => void }) {
  const { explaining } = useFindingsOfForm();
  const [open, setOpen] = useState(false);
  const explain = useRef<HTMLButtonElement>(null);
  const mayExplain = explaining !== null && finding.grade === "A";
  const explanation = mayExplain ? explanationOf(explaining.explanations, finding) : null;

  function close() {
    flushSync(() => setOpen(false));
    explain.current?.focus();
  }

  if (mayExplain && open)
    return (
      <FindingCard finding={finding}>
        <ExplanationField finding={finding} explaining={explaining} onClose={close} />
      </FindingCard>
    );
  return (
    <FindingCard finding={finding}>
      {explanation !== null && <Explained by="Você" text={explanation} />}
      <FindingActs>
        {finding.end > finding.start && (
          <Button size="small" variant="outlined" onClick={onReplace}>
            {finding.instead === "" ? "Tirar" : "Trocar"}
          </Button>
        )}
        {mayExplain && (
          <Button ref={explain} size="small" onClick={() => setOpen(true)}>
            {explanation === null ? "Manter e explicar" : "Mudar a explicação"}
          </Button>
        )}
      </FindingActs>
    </FindingCard>
  );
}

type FieldProps = { finding: Finding; explaining: Explaining; onClose: () => void };

/** Where the company explains; each letter is kept. */
function ExplanationField({ finding, explaining, onClose }: FieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(explanationOf(explaining.explanations, finding) ?? "");
  return (
    <>
      <div className={look.field}>
        <TextField
          id={id}
          name="explanation"
          label="Por que a vaga precisa disso?"
          optional
          rows={2}
          autoFocus
          value={typed}
          maxLength={limits.explanation.max}
          help="Só a administração lê, junto com a vaga."
          onChange={(text) => {
            setTyped(text);
            explaining.onExplain(finding, text);
          }}
        />
      </div>
      <FindingActs>
        <Button size="small" variant="outlined" onClick={onClose}>
          Pronto
        </Button>
      </FindingActs>
    </>
  );
}
