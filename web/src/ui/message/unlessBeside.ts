type OnClose = (event: object, reason: "backdropClick" | "escapeKeyDown") => void;

/** Closes a dialog, but not by a tap beside it while that would lose something. */
export function unlessBeside(isLost: () => boolean, onClose: () => void): OnClose {
  return (_event, reason) => {
    if (reason !== "backdropClick" || !isLost()) onClose();
  };
}
