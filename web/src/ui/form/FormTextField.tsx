import OutlinedInput from "@mui/material/OutlinedInput";
import type { HTMLAttributes, ReactNode } from "react";
import { type Control, Controller, type FieldPath, type FieldValues } from "react-hook-form";
import { describedBy, Field } from "./Field.tsx";

export type FormFieldProps<Values extends FieldValues> = {
  control: Control<Values, unknown, unknown>;
  name: FieldPath<Values>;
  label: string;
  optional?: boolean;
  help?: ReactNode;
};

type Props<Values extends FieldValues> = FormFieldProps<Values> & {
  type?: "text" | "email" | "password" | "tel" | "date";
  placeholder?: string;
  autoComplete?: string;
  inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"];
  rows?: number;
  maxLength?: number;
  min?: string;
  max?: string;
  /** Shapes what is typed, as it is typed. */
  format?: (typed: string) => string;
  endAdornment?: ReactNode;
  autoFocus?: boolean;
};

/** A text input of a form; with `rows` it takes several lines. */
export function FormTextField<Values extends FieldValues>(props: Props<Values>) {
  const {
    control,
    name,
    label,
    optional,
    help,
    type = "text",
    rows,
    format = (typed) => typed,
    endAdornment,
    ...input
  } = props;
  const { placeholder, autoComplete, inputMode, maxLength, min, max, autoFocus } = input;
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, ...field }, fieldState: { error } }) => (
        <Field
          id={name}
          label={label}
          optional={optional ?? false}
          help={help}
          error={error?.message}
        >
          <OutlinedInput
            {...field}
            id={name}
            type={type}
            inputRef={ref}
            onChange={(event) => field.onChange(format(event.target.value))}
            placeholder={placeholder}
            autoComplete={autoComplete}
            autoFocus={autoFocus ?? false}
            multiline={rows !== undefined}
            // The browser lets a plain one grow; the library's own measures a line too few on a phone.
            {...(rows === undefined
              ? null
              : {
                  inputComponent: "textarea",
                  sx: { "& textarea": { minHeight: `${rows * 1.5}em` } },
                })}
            endAdornment={endAdornment}
            slotProps={{
              input: {
                inputMode,
                maxLength,
                min,
                max,
                "aria-describedby": describedBy(name),
                "aria-required": !optional,
              },
            }}
          />
        </Field>
      )}
    />
  );
}
