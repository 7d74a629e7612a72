import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Spinner } from "./Spinner.tsx";

/** A loading state; `label` says what, also to screen readers. */
export function Loading({ label }: { label: string }) {
  return (
    <Box
      role="status"
      sx={{ display: "grid", justifyItems: "center", gap: 2, py: 8, color: "text.secondary" }}
    >
      <Spinner />
      <Typography>{label}</Typography>
    </Box>
  );
}
