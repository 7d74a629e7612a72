import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { CheckboxInput, type CheckboxInputProps } from "./CheckboxInput.tsx";
import { describedBy, FieldHelp } from "./Field.tsx";

type Props = CheckboxInputProps & { name: string; help?: ReactNode; error?: string | undefined };

/** A checkbox with help and error. */
export function CheckboxField({ name, help, error, ...input }: Props) {
  return (
    <div>
      <CheckboxInput
        {...input}
        id={name}
        name={name}
        aria-describedby={describedBy(name)}
        aria-invalid={error !== undefined}
      />
      <Box sx={{ ml: 4.5 }}>
        <FieldHelp id={name} error={error}>
          {help}
        </FieldHelp>
      </Box>
    </div>
  );
}
