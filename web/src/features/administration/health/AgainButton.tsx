import Button from "@mui/material/Button";

type Props = { label: string; of: string; busy: boolean; onClick: () => void };

/** Has a row's work done again; its name begins with what it shows. */
export function AgainButton({ label, of, busy, onClick }: Props) {
  const shown = busy ? "Um instante..." : label;
  return (
    <Button size="small" aria-label={`${shown}: ${of}`} aria-disabled={busy} onClick={onClick}>
      {shown}
    </Button>
  );
}
