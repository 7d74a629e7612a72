import Dialog, { type DialogProps } from "@mui/material/Dialog";
import { useBackCloses } from "./useBackCloses.ts";

type Props = DialogProps & { onClose: NonNullable<DialogProps["onClose"]> };

/** A dialog that the back button closes, as Escape does. */
export function PageDialog(props: Props) {
  useBackCloses(props.open, () => props.onClose({}, "escapeKeyDown"));
  return <Dialog {...props} />;
}
