import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { useId } from "react";
import { PageDialog } from "../ui/message/PageDialog.tsx";

type Props = { open: boolean; onClose: () => void; onLeave: () => void };

/** Staying is the primary button, so an extra tap loses nothing. */
export function LeaveWhileSendingDialog({ open, onClose, onLeave }: Props) {
  const id = useId();
  return (
    <PageDialog
      open={open}
      onClose={onClose}
      ownEntry={false}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={`${id}-title`}>Sair sem terminar o envio?</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>
          Seu currículo ainda está sendo enviado. Se você sair agora, o envio para. O que você
          digitou continua guardado neste aparelho.
        </DialogContentText>
      </DialogContent>
      <DialogActions
        disableSpacing
        sx={{
          flexWrap: "wrap",
          gap: 1,
          "& .MuiButton-root": {
            flex: { xs: "1 1 100%", sm: "none" },
            minWidth: 0,
            whiteSpace: "normal",
          },
        }}
      >
        <Button color="inherit" onClick={onLeave}>
          Sair sem enviar
        </Button>
        <Button variant="contained" autoFocus onClick={onClose}>
          Continuar enviando
        </Button>
      </DialogActions>
    </PageDialog>
  );
}
