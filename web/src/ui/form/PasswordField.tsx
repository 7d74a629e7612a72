import VisibilityIcon from "@mui/icons-material/Visibility";
import VisibilityOffIcon from "@mui/icons-material/VisibilityOff";
import IconButton from "@mui/material/IconButton";
import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { type FormFieldProps, FormTextField } from "./FormTextField.tsx";

type Props<Values extends FieldValues> = FormFieldProps<Values> & {
  autoComplete: "current-password" | "new-password";
  placeholder?: string;
};

/** A password input with a button that shows the password. */
export function PasswordField<Values extends FieldValues>(props: Props<Values>) {
  const [shown, setShown] = useState(false);
  return (
    <FormTextField
      {...props}
      type={shown ? "text" : "password"}
      button={
        <IconButton
          aria-label={shown ? "Ocultar senha" : "Mostrar senha"}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <VisibilityOffIcon /> : <VisibilityIcon />}
        </IconButton>
      }
    />
  );
}
