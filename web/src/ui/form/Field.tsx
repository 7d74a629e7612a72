import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";

export type FieldText = {
  id: string;
  label: string;
  optional?: boolean;
  help?: ReactNode;
  error?: string | undefined;
};

/** The label above an input or, as a `legend`, above several. */
export const FieldLabel = styled("label")({
  display: "block",
  marginBottom: 6,
  padding: 0,
  fontWeight: 600,
  lineHeight: 1.4,
});

/**
 * The label is above the input, the help below it; an error replaces the help. The input has `id` and
 * `aria-describedby` from `describedBy(id)`.
 */
export function Field({
  id,
  label,
  optional = false,
  help,
  error,
  children,
}: FieldText & { children: ReactNode }) {
  return (
    <Box sx={{ width: "100%", minWidth: 0 }}>
      <FieldLabel htmlFor={id} sx={{ color: error === undefined ? "text.primary" : "error.main" }}>
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
      </FieldLabel>
      {children}
      <FieldHelp id={id} error={error}>
        {help}
      </FieldHelp>
    </Box>
  );
}

/** The text below an input: help, or an error instead. */
export function FieldHelp({
  id,
  error,
  children,
}: Pick<FieldText, "id" | "error"> & { children?: ReactNode }) {
  return (
    <Box
      id={describedBy(id)}
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

export function describedBy(id: string): string {
  return `${id}-help`;
}
