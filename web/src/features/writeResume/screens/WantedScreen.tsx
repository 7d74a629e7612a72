import { limits } from "@vagas/functions/domain/limits";
import { wantedChoices } from "@vagas/functions/domain/writtenResume/choices";
import { ChoiceList } from "../ChoiceList.tsx";
import { questions } from "../steps.ts";
import { WordsField } from "../WordsField.tsx";
import type { ScreenProps } from "./screenProps.ts";

const { listed } = limits.writtenResume;

export function WantedScreen({ resume, onChange }: ScreenProps) {
  return (
    <>
      <ChoiceList
        legend={questions["1"]}
        quietLegend
        name="wanted"
        choices={wantedChoices}
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
