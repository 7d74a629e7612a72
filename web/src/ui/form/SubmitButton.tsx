import Button from "@mui/material/Button";

type Props = {
  busy: boolean;
  label: string;
  busyLabel: string;
  fullWidth?: boolean;
  variant?: "contained" | "outlined";
};

/** Submits a form; meanwhile it shows progress and ignores a second press. */
export function SubmitButton({
  busy,
  label,
  busyLabel,
  fullWidth = false,
  variant = "contained",
}: Props) {
  return (
    <Button
      type="submit"
      data-needs-code
      variant={variant}
      size="large"
      fullWidth={fullWidth}
      aria-disabled={busy}
      onClick={(event) => busy && event.preventDefault()}
      sx={busy ? { opacity: 0.7, cursor: "progress" } : null}
    >
      {busy ? busyLabel : label}
    </Button>
  );
}
