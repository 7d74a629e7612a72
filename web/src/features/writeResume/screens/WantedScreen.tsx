import { limits } from "@vagas/functions/domain/limits";
import { wantedFor } from "@vagas/functions/domain/writtenResume/wantedFor";
import { useState } from "react";
import { ChoiceList } from "../ChoiceList.tsx";
import { questions } from "../steps.ts";
import { WordsField } from "../WordsField.tsx";
import type { ScreenProps } from "./screenProps.ts";

const { listed } = limits.writtenResume;

/** The works that fit the job first; a job that comes later moves nothing under a finger. */
export function WantedScreen({ resume, job, onChange }: ScreenProps) {
  const [offered] = useState(() => wantedFor(job));
  return (
    <>
      <ChoiceList
        legend={questions["1"]}
        quietLegend
        name="wanted"
        choices={offered}
        chosen={resume.wanted}
        most={listed}
        onChange={(wanted) => onChange({ wanted })}
      />
      <WordsField
        name="wantedWords"
        label="Outro"
        help="Escreva ou fale, com suas palavras."
        value={resume.wantedWords}
        onChange={(wantedWords) => onChange({ wantedWords })}
      />
    </>
  );
}
