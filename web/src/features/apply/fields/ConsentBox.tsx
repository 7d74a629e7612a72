import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { FieldHelp, helpId } from "./PlainField.tsx";

type Props = {
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  label: string;
  help?: ReactNode;
  error: string | undefined;
};

/** A checkbox for one consent. */
export function ConsentBox({ name, checked, onChange, label, help, error }: Props) {
  return (
    <div>
      <Box
        component="label"
        sx={{
          display: "flex",
          gap: 1.5,
          py: 0.75,
          cursor: "pointer",
          lineHeight: 1.45,
          overflowWrap: "anywhere",
        }}
      >
        <Box
          component="input"
          type="checkbox"
          id={name}
          name={name}
          checked={checked}
          onChange={(event: React.ChangeEvent<HTMLInputElement>) => onChange(event.target.checked)}
          aria-describedby={helpId(name)}
          aria-invalid={error !== undefined}
          sx={{
            flex: "none",
            width: 24,
            height: 24,
            m: 0,
            accentColor: "var(--mui-palette-primary-main)",
            "&:focus-visible": {
              outline: "3px solid",
              outlineColor: "primary.main",
              outlineOffset: 2,
            },
          }}
        />
        {label}
      </Box>
      <Box sx={{ ml: 4.5 }}>
        <FieldHelp id={name} error={error}>
          {help}
        </FieldHelp>
      </Box>
    </div>
  );
}
