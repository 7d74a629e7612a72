import Dialog, { type DialogProps } from "@mui/material/Dialog";
import { useBackCloses } from "./useBackCloses.ts";

type Props = DialogProps & {
  onClose: NonNullable<DialogProps["onClose"]>;
  /** False if the opener follows the back button itself, as the question before a page is left does. */
  ownEntry?: boolean;
};

/** A dialog that the back button closes, as Escape does. */
export function PageDialog({ ownEntry = true, ...props }: Props) {
  useBackCloses(props.open && ownEntry, () => props.onClose({}, "escapeKeyDown"));
  return (
    <Dialog
      {...props}
      onMouseDown={(event) => {
        // Until it has disappeared, a second click on it must not take the focus from where closing returned it.
        if (!props.open) event.preventDefault();
      }}
    />
  );
}
