import OutlinedInput from "@mui/material/OutlinedInput";
import type { HTMLAttributes } from "react";
import { describedBy, Field } from "../../ui/form/Field.tsx";

type Props = {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  type?: "text" | "email" | "tel";
  inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"];
  autoComplete: string;
  help?: string;
  maxLength: number;
};

/** A text input with its label above. */
export function LabelledInput({
  name,
  label,
  value,
  onChange,
  error,
  type = "text",
  inputMode,
  autoComplete,
  help,
  maxLength,
}: Props) {
  return (
    <Field id={name} label={label} help={help} error={error}>
      <OutlinedInput
        id={name}
        name={name}
        type={type}
        value={value}
        autoComplete={autoComplete}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{ input: { maxLength, inputMode, "aria-describedby": describedBy(name) } }}
      />
    </Field>
  );
}
