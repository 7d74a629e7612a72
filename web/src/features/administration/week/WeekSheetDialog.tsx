import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { paths } from "@vagas/functions/domain/site/paths";
import { SharedPicture } from "../../../jobViews/pictures/SharedPicture.tsx";
import { PageDialog } from "../../../ui/message/PageDialog.tsx";

/** The week's jobs on a sheet of A4. */
export function WeekSheetDialog({ onClose }: { onClose: () => void }) {
  return (
    <PageDialog open onClose={onClose} aria-labelledby="mural-titulo" fullWidth maxWidth="xs">
      <DialogTitle id="mural-titulo">Folha para o mural</DialogTitle>
      <DialogContent>
        <SharedPicture
          address={`${paths.week}/mural.png`}
          name="vagas-da-semana"
          alt="Folha com as vagas da semana e o endereço curto de cada uma"
          kind="sheet"
          help="Imprima em papel A4 e troque uma vez por semana."
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Fechar</Button>
      </DialogActions>
    </PageDialog>
  );
}
