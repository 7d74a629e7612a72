import type { ReactNode } from "react";
import { Adorned } from "./Adorned.tsx";
import { describedBy, Field, type FieldText } from "./Field.tsx";
import { TextInput, type TextInputProps } from "./TextInput.tsx";

export type TextFieldProps = Omit<FieldText, "id"> &
  Omit<TextInputProps, "onChange" | "value"> & {
    name: string;
    value: string;
    onChange: (typed: string) => void;
    /** A button inside the input's border. */
    button?: ReactNode;
  };

/** A text input with label, help and error; with `rows` it has several lines. */
export function TextField(props: TextFieldProps) {
  const {
    name,
    id = name,
    label,
    optional = false,
    help,
    error,
    onChange,
    button,
    ...rest
  } = props;
  const input = (
    <TextInput
      {...rest}
      id={id}
      name={name}
      onChange={(event) => onChange(event.target.value)}
      aria-describedby={describedBy(id)}
      aria-required={!optional}
      aria-invalid={error !== undefined}
    />
  );
  return (
    <Field id={id} label={label} optional={optional} help={help} error={error}>
      {button === undefined ? (
        input
      ) : (
        <Adorned>
          {input}
          {button}
        </Adorned>
      )}
    </Field>
  );
}
