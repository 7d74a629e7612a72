import { isoDay } from "@vagas/functions/domain/dates";
import { lastDeadline } from "@vagas/functions/domain/job/deadline";
import type { JobDraftInput } from "@vagas/functions/domain/job/job";
import { jobFields } from "@vagas/functions/domain/job/jobFields";
import { limits } from "@vagas/functions/domain/limits";
import type { Control, FieldPath } from "react-hook-form";
import { FormDateField } from "../ui/form/FormDateField.tsx";
import { FormTextField } from "../ui/form/FormTextField.tsx";

type Values = Pick<JobDraftInput, "deadline" | "meetingPlace">;
type Props<Form extends Values> = { control: Control<Form, unknown, unknown>; now: Date };

/** When and where the work of a day begins; its day is stored as the deadline. */
export function FormWorkDay<Form extends Values>({ control, now }: Props<Form>) {
  return (
    <>
      <FormDateField
        control={control}
        name={"deadline" as FieldPath<Form>}
        label="Dia do trabalho"
        min={isoDay(now)}
        max={lastDeadline(now)}
        help={`De hoje até daqui a ${limits.deadlineDays.max} dias. As pessoas podem se candidatar até o fim deste dia.`}
      />
      <FormTextField
        control={control}
        name={"meetingPlace" as FieldPath<Form>}
        label={jobFields.meetingPlace.label}
        optional
        placeholder="Ex.: Praça da Matriz, às 5h30"
        help="Onde e a que horas começa, ou de onde sai a condução."
        maxLength={limits.meetingPlace.max}
      />
    </>
  );
}
