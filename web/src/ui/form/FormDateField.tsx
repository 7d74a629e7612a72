import Box from "@mui/material/Box";
import { type FieldValues, useWatch } from "react-hook-form";
import { type FormFieldProps, FormTextField } from "./FormTextField.tsx";
import { spelledDay } from "./spelledDay.ts";

type Props<Values extends FieldValues> = FormFieldProps<Values> & { min: string; max: string };

/** A calendar day, and the day in words below, because browsers use their own language's order. */
export function FormDateField<Values extends FieldValues>({ help, ...field }: Props<Values>) {
  const day = spelledDay(String(useWatch({ control: field.control, name: field.name })));
  return (
    <FormTextField
      {...field}
      type="date"
      help={
        <>
          {day !== null && <Box sx={{ color: "text.primary" }}>{day}</Box>}
          {help}
        </>
      }
    />
  );
}
