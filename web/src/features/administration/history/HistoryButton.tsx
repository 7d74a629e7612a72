import HistoryIcon from "@mui/icons-material/History";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { useState } from "react";
import { HistoryDialog } from "./HistoryDialog.tsx";

type Props = { collection: string; id: string; name: string };

/** Opens the audit trail of one item. */
export function HistoryButton({ collection, id, name }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Tooltip title="Histórico">
        <IconButton
          size="small"
          aria-label={`Histórico de ${name}`}
          onClick={() => setOpen(true)}
          sx={{ width: 36, height: 36 }}
        >
          <HistoryIcon />
        </IconButton>
      </Tooltip>
      {open && (
        <HistoryDialog collection={collection} id={id} name={name} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
