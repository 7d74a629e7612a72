import Box from "@mui/material/Box";
import type { HTMLAttributes } from "react";
import { type FieldText, helpId, PlainField } from "./PlainField.tsx";

type Props = Omit<FieldText, "id"> & {
  name: string;
  value: string;
  onChange: (value: string) => void;
  type?: "text" | "email" | "tel";
  inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"];
  autoComplete?: string;
  placeholder?: string;
  maxLength?: number;
  rows?: number;
};

/** One line of text, or with `rows` several. */
export function PlainInput({
  name,
  value,
  onChange,
  type = "text",
  rows,
  label,
  optional,
  help,
  error,
  ...input
}: Props) {
  const own =
    rows === undefined
      ? { component: "input" as const, type }
      : { component: "textarea" as const, rows };
  return (
    <PlainField id={name} label={label} optional={optional ?? false} help={help} error={error}>
      <Box
        {...own}
        {...input}
        id={name}
        name={name}
        value={value}
        onChange={(event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
          onChange(event.target.value)
        }
        aria-describedby={helpId(name)}
        aria-required={!optional}
        aria-invalid={error !== undefined}
        sx={{
          display: "block",
          width: "100%",
          minHeight: 48,
          px: 1.75,
          py: 1.375,
          font: "inherit",
          lineHeight: 1.5,
          resize: "vertical",
          color: "text.primary",
          bgcolor: "background.paper",
          border: "1px solid",
          borderColor: error === undefined ? "text.disabled" : "error.main",
          borderRadius: 1,
          "&::placeholder": { color: "text.secondary", opacity: 1 },
          "&:focus": {
            outline: "2px solid",
            outlineColor: error === undefined ? "primary.main" : "error.main",
            outlineOffset: -1,
          },
        }}
      />
    </PlainField>
  );
}
