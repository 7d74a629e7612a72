import type { JobDraftInput } from "@vagas/functions/domain/job/job";
import type { UseFormGetValues, UseFormReset } from "react-hook-form";
import { ChoiceTile, ChoiceTiles } from "../ui/form/ChoiceTile.tsx";
import { FieldHelp } from "../ui/form/Field.tsx";
import { changedKind } from "./changedKind.ts";

type Values = Pick<JobDraftInput, "dayWork" | "pay" | "deadline">;
type Props<Form extends Values> = {
  dayWork: boolean;
  getValues: UseFormGetValues<Form>;
  reset: UseFormReset<Form>;
  now: Date;
};

/** Whether a new job lasts or is work of a day: the form asks for what its kind needs. */
export function FormJobKind<Form extends Values>({ dayWork, getValues, reset, now }: Props<Form>) {
  function choose(chosen: boolean) {
    const values = getValues();
    reset({ ...values, ...changedKind(values, chosen, now) }, { keepDefaultValues: true });
  }
  return (
    <div>
      <ChoiceTiles legend="O que você oferece?">
        <ChoiceTile
          type="radio"
          name="job-kind"
          label="Vaga de emprego"
          checked={!dayWork}
          onChange={() => choose(false)}
        />
        <ChoiceTile
          type="radio"
          name="job-kind"
          label="Diária"
          checked={dayWork}
          onChange={() => choose(true)}
        />
      </ChoiceTiles>
      <FieldHelp id="job-kind" error={undefined}>
        {dayWork && "Trabalho de um dia. No fim do dia ela sai do site sozinha; dá para repetir."}
      </FieldHelp>
    </div>
  );
}
