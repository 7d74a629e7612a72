import {
  type HireAnswer,
  hireAnswers,
  hireAnswerText,
  isHired,
  mostHired,
} from "@vagas/functions/domain/closing/hireAnswers";
import { ChoiceTile, ChoiceTiles } from "../../../../ui/form/ChoiceTile.tsx";
import { TextField } from "../../../../ui/form/TextField.tsx";

export type TypedHire = { answer: HireAnswer | null; people: string };

type Props = {
  value: TypedHire;
  onChange: (typed: TypedHire) => void;
  /** The page's heading asks the same. */
  quietLegend?: boolean;
  /** What is wrong with the answer; with the number of people. */
  choiceError?: string | undefined;
  error?: string | undefined;
};

/** 'Contratou alguém?', and how many. */
export function HireFields(props: Props) {
  const { value, onChange, quietLegend = false, choiceError, error } = props;
  const { answer, people } = value;
  return (
    <>
      <ChoiceTiles
        legend="Contratou alguém?"
        quietLegend={quietLegend}
        wide
        id="hire"
        error={choiceError}
      >
        {hireAnswers.map((choice) => (
          <ChoiceTile
            key={choice}
            type="radio"
            name="hire"
            label={hireAnswerText[choice]}
            checked={answer === choice}
            onChange={() => onChange({ ...value, answer: choice })}
          />
        ))}
      </ChoiceTiles>
      {answer !== null && isHired(answer) && (
        <TextField
          name="hired-people"
          label="Quantas pessoas?"
          inputMode="numeric"
          maxLength={String(mostHired).length}
          value={people}
          onChange={(typed) => onChange({ ...value, people: typed })}
          error={error}
        />
      )}
    </>
  );
}

export const hirePeopleError = `Escreva um número de 1 a ${mostHired}`;
