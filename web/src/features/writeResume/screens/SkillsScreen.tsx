import { limits } from "@vagas/functions/domain/limits";
import { skillChoices, skillsFor } from "@vagas/functions/domain/writtenResume/choices";
import { useState } from "react";
import { Button } from "../../../ui/button/Button.tsx";
import { ChoiceList } from "../ChoiceList.tsx";
import { questions } from "../steps.ts";
import { WordsField } from "../WordsField.tsx";
import type { ScreenProps } from "./screenProps.ts";
import { firstSkills, shownWords } from "./shownSkills.ts";

const { skills: most, listed } = limits.writtenResume;

/** The skills of the wanted works first; the others at a touch. */
export function SkillsScreen({ resume, onChange }: ScreenProps) {
  const [showsAll, setShowsAll] = useState(false);
  // What was chosen before stays in sight; a choice made now moves nothing.
  const [few] = useState(() => firstSkills(skillsFor(resume.wanted), resume.skills));
  const others = skillChoices.filter((skill) => !few.includes(skill));
  const words = shownWords(resume.skillWords, listed);
  return (
    <>
      <ChoiceList
        legend={questions["4"]}
        quietLegend
        name="skills"
        choices={showsAll ? [...few, ...others] : few}
        chosen={resume.skills}
        most={most}
        onChange={(skills) => onChange({ skills })}
      />
      {!showsAll && (
        <Button variant="outlined" size="large" onClick={() => setShowsAll(true)}>
          Mostrar mais
        </Button>
      )}
      {words.map((value, i) => (
        <WordsField
          key={i}
          name={`skillWords${i + 1}`}
          label={i === 0 ? "Outra coisa" : "Mais uma coisa"}
          help={i === 0 ? "Escreva ou fale, com suas palavras." : ""}
          value={value}
          onChange={(typed) =>
            onChange({ skillWords: words.map((before, at) => (at === i ? typed : before)) })
          }
        />
      ))}
    </>
  );
}
