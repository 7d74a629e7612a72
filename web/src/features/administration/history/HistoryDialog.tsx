import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useId } from "react";
import { HistoryList } from "./HistoryList.tsx";
import { PageDialog } from "../../../ui/message/PageDialog.tsx";

type Props = { collection: string; id: string; name: string; onClose: () => void };

/** The audit trail of one item, newest first. */
export function HistoryDialog({ collection, id, name, onClose }: Props) {
  const titleId = useId();
  return (
    <PageDialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>Histórico: {name}</DialogTitle>
      <DialogContent dividers>
        <HistoryList collection={collection} id={id} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Fechar</Button>
      </DialogActions>
    </PageDialog>
  );
}
