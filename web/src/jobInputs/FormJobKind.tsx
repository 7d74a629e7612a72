import { FieldHelp } from "../ui/form/Field.tsx";
import { ChoiceTile, ChoiceTiles } from "../ui/form/ChoiceTile.tsx";

type Props = { dayWork: boolean; onChoose: (dayWork: boolean) => void };

/** Whether a new job lasts or is work of a day: the form asks for what its kind needs. */
export function FormJobKind({ dayWork, onChoose }: Props) {
  return (
    <div>
      <ChoiceTiles legend="O que você oferece?">
        <ChoiceTile
          type="radio"
          name="job-kind"
          label="Vaga de emprego"
          checked={!dayWork}
          onChange={() => onChoose(false)}
        />
        <ChoiceTile
          type="radio"
          name="job-kind"
          label="Diária"
          checked={dayWork}
          onChange={() => onChoose(true)}
        />
      </ChoiceTiles>
      <FieldHelp id="job-kind" error={undefined}>
        {dayWork && "Trabalho de um dia. No fim do dia ela sai do site sozinha; dá para repetir."}
      </FieldHelp>
    </div>
  );
}
