import type { JobDraftInput } from "@vagas/functions/domain/job/job";
import { type Control, type FieldPath, useWatch } from "react-hook-form";
import { FormPay } from "./FormPay.tsx";
import { jobBeside } from "./jobBeside.ts";

type Values = Pick<
  JobDraftInput,
  "pay" | "title" | "salary" | "contractType" | "workload" | "dayWork"
>;
type Props<Form extends Values> = { control: Control<Form, unknown, unknown>; label: string };

/** The pay of a job's form, read with what else the form says. */
export function FormJobPay<Form extends Values>({ control, label }: Props<Form>) {
  const [title, salary, contractType, workload, dayWork] = useWatch({
    // A form's control is that of a part of its values, too; the library's types do not know.
    control: control as unknown as Control<Values>,
    name: ["title", "salary", "contractType", "workload", "dayWork"],
  });
  return (
    <FormPay
      control={control}
      name={"pay" as FieldPath<Form>}
      label={label}
      job={jobBeside({ title, salary, contractType, workload, dayWork })}
    />
  );
}
