import Button from "@mui/material/Button";
import { formatDate, formatTime } from "@vagas/functions/domain/dates";
import { Notice } from "../../../ui/message/Notice.tsx";

/** Says that a draft was restored, and offers to discard it. */
export function KeptDraftNotice({ keptAt, onDiscard }: { keptAt: Date; onDiscard: () => void }) {
  return (
    <Notice
      tone="info"
      role="alert"
      mb={3}
      action={
        <Button variant="outlined" size="small" onClick={onDiscard}>
          Descartar
        </Button>
      }
    >
      Recuperamos o rascunho de {formatDate(keptAt)}, {formatTime(keptAt)}, guardado neste aparelho.
    </Notice>
  );
}
