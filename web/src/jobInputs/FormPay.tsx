import type { ContractType } from "@vagas/functions/domain/job/jobDetails";
import type { TypedPay } from "@vagas/functions/domain/job/payDraft";
import { payOfText } from "@vagas/functions/domain/job/payOfText";
import { type Control, Controller, type FieldPath, type FieldValues } from "react-hook-form";
import { PayInputs } from "./PayInputs.tsx";

type Props<Values extends FieldValues> = {
  control: Control<Values, unknown, unknown>;
  name: FieldPath<Values>;
  label: string;
  /** A text about the pay from before, '' for none; it can be kept where it cannot be read. */
  salary: string;
  contractType: string | null;
};

/** What a job's form asks about its pay; the value is a `TypedPay`. */
export function FormPay<Values extends FieldValues>({
  control,
  name,
  label,
  salary,
  contractType,
}: Props<Values>) {
  const contract = (contractType || null) as ContractType | null;
  const isUnread = salary !== "" && payOfText({ salary, contractType: contract }) === null;
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
            written={isUnread || pay.kind === "written" ? salary : null}
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

export type AmountMessages = { least: string | undefined; most: string | undefined };

/** The messages beside the amounts: the library types them as the error of one input. */
function messagesOf(error: object | undefined): AmountMessages {
  const parts = (error ?? {}) as Record<"least" | "most", { message?: string } | undefined>;
  return { least: parts.least?.message, most: parts.most?.message };
}
