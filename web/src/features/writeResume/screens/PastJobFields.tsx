import type { PastJob } from "@vagas/functions/domain/writtenResume/writtenResume";
import { Button } from "../../../ui/button/Button.tsx";
import { ChoiceTile } from "../../../ui/form/ChoiceTile.tsx";
import { deliberate } from "../../../ui/deliberate.ts";
import { WordsField } from "../WordsField.tsx";
import look from "./PastJobFields.module.css";
import { endSince } from "./periodChoices.ts";
import { PeriodInput } from "./PeriodInput.tsx";

type Props = {
  /** Counted from 1. */
  number: number;
  job: PastJob;
  onChange: (part: Partial<PastJob>) => void;
  /** Null: the only job. */
  onRemove: (() => void) | null;
};

const names = ["Último trabalho", "Trabalho de antes", "Outro trabalho de antes"];

/** One job: what, where, from when until when. */
export function PastJobFields({ number, job, onChange, onRemove }: Props) {
  const isPresent = job.until === "now";
  const id = (field: string) => `${field}${number}`;
  return (
    <fieldset className={look.job}>
      <legend className={look.legend}>{names[number - 1]}</legend>
      <WordsField
        name={id("what")}
        label="O que fazia?"
        value={job.what}
        onChange={(what) => onChange({ what })}
      />
      <WordsField
        name={id("where")}
        label="Onde?"
        help="Fazenda, loja ou casa."
        value={job.where}
        onChange={(where) => onChange({ where })}
      />
      <PeriodInput
        name={id("from")}
        label="Quando começou?"
        value={job.from}
        onChange={(from) => onChange({ from, until: endSince(from, job.until) })}
      />
      <ChoiceTile
        type="checkbox"
        name={id("present")}
        label="Ainda trabalho aqui"
        checked={isPresent}
        onChange={(stays) => onChange({ until: stays ? "now" : "" })}
      />
      {!isPresent && (
        <PeriodInput
          name={id("until")}
          label="Quando saiu?"
          value={job.until}
          notBefore={job.from}
          onChange={(until) => onChange({ until })}
        />
      )}
      {onRemove && (
        // The next job comes under the finger of a double tap.
        <Button color="inherit" className={look.remove} onClick={deliberate(onRemove)}>
          Tirar este trabalho
        </Button>
      )}
    </fieldset>
  );
}
