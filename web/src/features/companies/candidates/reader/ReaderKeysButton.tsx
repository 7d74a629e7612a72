import KeyboardIcon from "@mui/icons-material/KeyboardOutlined";
import IconButton from "@mui/material/IconButton";
import { useState } from "react";
import { KeysDialog } from "../../../../ui/keys/KeysDialog.tsx";
import { notForFingers } from "../../../../ui/notForFingers.ts";
import { keyLines } from "./readerKey.ts";

/** Shows the reader's keys, and turns them off and on; a phone has none. */
export function ReaderKeysButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton aria-label="Teclas" onClick={() => setOpen(true)} sx={notForFingers}>
        <KeyboardIcon />
      </IconButton>
      <KeysDialog
        title="Teclas da leitura"
        lines={keyLines}
        open={open}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
