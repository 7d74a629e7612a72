import type { ReactNode } from "react";
import { type Control, Controller, type FieldPath, type FieldValues } from "react-hook-form";
import { TextField, type TextFieldProps } from "./TextField.tsx";

export type FormFieldProps<Values extends FieldValues> = {
  control: Control<Values, unknown, unknown>;
  name: FieldPath<Values>;
  label: string;
  optional?: boolean;
  help?: ReactNode;
};

type Props<Values extends FieldValues> = FormFieldProps<Values> &
  Omit<TextFieldProps, keyof FormFieldProps<Values> | "value" | "onChange" | "error"> & {
    /** Formats the text while it is typed. */
    format?: (typed: string) => string;
  };

/** A form's text input; with `rows` it has several lines. */
export function FormTextField<Values extends FieldValues>({
  control,
  name,
  format = (typed) => typed,
  ...text
}: Props<Values>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState: { error } }) => (
        <TextField
          {...text}
          {...field}
          onChange={(typed) => field.onChange(format(typed))}
          error={error?.message}
        />
      )}
    />
  );
}
