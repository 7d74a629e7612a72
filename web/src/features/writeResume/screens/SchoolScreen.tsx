import { schoolAnswerText } from "@vagas/functions/domain/writtenResume/answerText";
import { OneChoice } from "../OneChoice.tsx";
import { questions } from "../steps.ts";
import type { ScreenProps } from "./screenProps.ts";

export function SchoolScreen({ resume, onChange }: ScreenProps) {
  return (
    <OneChoice
      legend={questions["3"]}
      quietLegend
      wide
      name="school"
      choices={schoolAnswerText}
      chosen={resume.school}
      onChange={(school) => onChange({ school })}
    />
  );
}
