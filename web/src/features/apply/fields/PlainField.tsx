import Box from "@mui/material/Box";
import type { ReactNode } from "react";

// Plain inputs that look like those of ui/form, which would double what a phone loads before a visitor may type.

export type FieldText = {
  id: string;
  label: string;
  optional?: boolean;
  help?: ReactNode;
  error: string | undefined;
};

export function helpId(id: string): string {
  return `${id}-help`;
}

/** Label above, help under, the error in its place. */
export function PlainField({
  id,
  label,
  optional = false,
  help,
  error,
  children,
}: FieldText & { children: ReactNode }) {
  return (
    <div>
      <Box
        component="label"
        htmlFor={id}
        sx={{
          display: "block",
          mb: 0.75,
          fontWeight: 600,
          lineHeight: 1.4,
          color: error === undefined ? "text.primary" : "error.main",
        }}
      >
        {label}
        {optional && (
          <Box
            component="span"
            sx={{ color: "text.secondary", fontWeight: 400, fontSize: "0.875rem" }}
          >
            {" "}
            (opcional)
          </Box>
        )}
      </Box>
      {children}
      <FieldHelp id={id} error={error}>
        {help}
      </FieldHelp>
    </div>
  );
}

export function FieldHelp({
  id,
  error,
  children,
}: {
  id: string;
  error: string | undefined;
  children: ReactNode;
}) {
  return (
    <Box
      id={helpId(id)}
      sx={{
        mt: 0.75,
        fontSize: "0.875rem",
        lineHeight: 1.4,
        color: error === undefined ? "text.secondary" : "error.main",
        "&:empty": { display: "none" },
      }}
    >
      {error === undefined ? children : <span role="alert">{error}</span>}
    </Box>
  );
}
