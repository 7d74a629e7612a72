import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import type { Export } from "./useExport.ts";
import { Notice } from "../../../ui/message/Notice.tsx";
import { HStack } from "../../../ui/layout/HStack.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Underway } from "../../../ui/list/Underway.tsx";

type Props = Export & { onContinue: () => void; onCancel: () => void };

/** An export's progress, and a button to cancel it. */
export function ExportProgress({ state, read, total, onContinue, onCancel }: Props) {
  if (state === "idle") return null;
  const reached = `${read.toLocaleString("pt-BR")}${total === null ? "" : ` de ${total.toLocaleString("pt-BR")}`} candidatos`;
  const cancel = (
    <Button size="small" color="inherit" onClick={onCancel}>
      Cancelar exportação
    </Button>
  );
  if (state === "stopped")
    return (
      <Notice
        tone="error"
        mb={3}
        action={
          <div>
            {cancel}
            <Button size="small" color="inherit" onClick={onContinue}>
              Continuar
            </Button>
          </div>
        }
      >
        Erro ao exportar candidatos. A exportação parou em {reached}. Verifique sua conexão com a
        internet.
      </Notice>
    );
  return (
    <Underway label="Exportação em andamento">
      <Card>
        <HStack align="center">
          <Typography id="export-progress" role="status" variant="strong" sx={{ flex: 1 }}>
            Exportando: {reached}
          </Typography>
          {cancel}
        </HStack>
        <LinearProgress
          {...(total === null || total === 0
            ? null
            : { variant: "determinate", value: Math.min(100, Math.round((read / total) * 100)) })}
          aria-labelledby="export-progress"
        />
      </Card>
    </Underway>
  );
}
