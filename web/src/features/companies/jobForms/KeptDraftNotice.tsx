import Button from "@mui/material/Button";
import { formatDate } from "@vagas/functions/domain/dates";
import { town } from "@vagas/functions/domain/town";
import { Notice } from "../../../ui/message/Notice.tsx";

const clock = new Intl.DateTimeFormat("pt-BR", {
  timeZone: town.timeZone,
  hour: "2-digit",
  minute: "2-digit",
});

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
      Recuperamos o rascunho de {formatDate(keptAt)}, {clock.format(keptAt)}, guardado neste
      aparelho.
    </Notice>
  );
}
