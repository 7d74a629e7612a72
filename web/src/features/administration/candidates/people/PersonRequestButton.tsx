import PersonIcon from "@mui/icons-material/PersonSearchOutlined";
import Button from "@mui/material/Button";
import { useState } from "react";
import { PersonRequestDialog } from "./PersonRequestDialog.tsx";

/** Opens what the administrator does for a person who gave no e-mail address and lost the phone. */
export function PersonRequestButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<PersonIcon />} onClick={() => setOpen(true)}>
        Pedidos de titulares
      </Button>
      {open && <PersonRequestDialog onClose={() => setOpen(false)} />}
    </>
  );
}
