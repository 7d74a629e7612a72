import { payOfText } from "@vagas/functions/domain/pay/payOfText";
import type { TypedPay } from "@vagas/functions/domain/pay/pay";
import { type Control, Controller, type FieldPath, type FieldValues } from "react-hook-form";
import type { AmountMessages } from "./AmountInputs.tsx";
import type { JobBeside } from "./jobBeside.ts";
import { PayInputs } from "./PayInputs.tsx";

type Props<Values extends FieldValues> = {
  control: Control<Values, unknown, unknown>;
  name: FieldPath<Values>;
  label: string;
  job: JobBeside;
};

/** What a job's form asks about its pay; the value is a `TypedPay`. A text from before can be kept if it cannot be read. */
export function FormPay<Values extends FieldValues>({ control, name, label, job }: Props<Values>) {
  const isUnread = job.salary !== "" && payOfText(job) === null;
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur, ref }, fieldState: { error } }) => {
        const pay: TypedPay = value;
        return (
          <PayInputs
            label={label}
            pay={pay}
            job={job}
            written={isUnread || pay.kind === "written" ? job.salary : null}
            problems={messagesOf(error)}
            onChange={onChange}
            onBlur={onBlur}
            inputRef={ref}
          />
        );
      }}
    />
  );
}

/** The messages beside the amounts: the library types them as the error of one input. */
function messagesOf(error: object | undefined): AmountMessages {
  const parts = (error ?? {}) as Record<"least" | "most", { message?: string } | undefined>;
  return { least: parts.least?.message, most: parts.most?.message };
}
