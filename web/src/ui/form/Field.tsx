import FormControl from "@mui/material/FormControl";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

type Props = {
  id: string;
  label: string;
  optional?: boolean;
  help?: ReactNode;
  error?: string | undefined;
  children: ReactNode;
};

/** Label above, help under, the error in its place. The input inside carries `id` and describes itself by `describedBy(id)`. */
export function Field({ id, label, optional = false, help, error, children }: Props) {
  return (
    <FormControl fullWidth error={error !== undefined}>
      <FormLabel htmlFor={id} sx={{ mb: 0.75 }}>
        {label}
        {optional && (
          <Typography
            component="span"
            sx={{ color: "text.secondary", fontWeight: 400, fontSize: "0.875rem" }}
          >
            {" "}
            (opcional)
          </Typography>
        )}
      </FormLabel>
      {children}
      <FormHelperText id={describedBy(id)} component="div">
        {error !== undefined ? <span role="alert">{error}</span> : help}
      </FormHelperText>
    </FormControl>
  );
}

export function describedBy(id: string): string {
  return `${id}-help`;
}
