import type { DialogProps } from "@mui/material/Dialog";

type OnClose = NonNullable<DialogProps["onClose"]>;

/** Closes a dialog, but not by a tap beside it while that would lose something. */
export function unlessBeside(isLost: () => boolean, onClose: () => void): OnClose {
  return (_event, reason) => {
    if (reason !== "backdropClick" || !isLost()) onClose();
  };
}
