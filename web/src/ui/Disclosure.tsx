import ExpandMoreIcon from "@mui/icons-material/ExpandMore";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId, useState } from "react";

type Props = {
  label: string;
  /** What was chosen inside, shown while it is closed. */
  chosen?: readonly string[];
  children: ReactNode;
};

/** Content that few people need, behind a button. */
export function Disclosure({ label, chosen = [], children }: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Box sx={{ borderTop: "1px solid", borderBottom: "1px solid", borderColor: "divider", py: 1 }}>
      <Button
        color="inherit"
        fullWidth
        aria-expanded={open}
        aria-controls={id}
        // The second press of a double click would close it again.
        onClick={({ detail }) => detail < 2 && setOpen(!open)}
        endIcon={
          <ExpandMoreIcon
            sx={{ transform: open ? "rotate(180deg)" : "none", transition: "transform 160ms" }}
          />
        }
        sx={{ justifyContent: "space-between", px: 0, textAlign: "start" }}
      >
        {label}
      </Button>
      {!open && chosen.length > 0 && (
        <Typography variant="body2" sx={{ pb: 1 }}>
          {chosen.join(", ")}
        </Typography>
      )}
      <Stack
        id={id}
        hidden={!open}
        sx={{ gap: 2.5, pt: 1.5, pb: 1, display: open ? "flex" : "none" }}
      >
        {children}
      </Stack>
    </Box>
  );
}
