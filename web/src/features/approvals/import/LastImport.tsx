import Button from "@mui/material/Button";
import { formatTime } from "@vagas/functions/domain/dates";
import { useState } from "react";
import { type WithdrawalEnd, withdrawImport } from "../../../data/admin/importedJobs.ts";
import { failureText } from "../../../ui/message/failureText.ts";
import { Notice } from "../../../ui/message/Notice.tsx";
import { notify } from "../../../ui/message/notifications.ts";
import { vacancyCount } from "./importText.ts";
import { forgetImport, keepImport, useLastImport } from "./lastImport.ts";
import { HStack } from "../../../ui/layout/HStack.tsx";

function reportWithdrawn(withdrawn: number, all: number) {
  notify({
    severity: "success",
    title: "Importação desfeita",
    description: withdrawnText(withdrawn, all),
  });
}

function reportFailed(outcome: Exclude<WithdrawalEnd["outcome"], "done">) {
  notify({
    severity: "error",
    title: "Erro ao desfazer a importação",
    description: failureText[outcome],
  });
}

/** How many of `all` left the queue, and how many had been decided. */
function withdrawnText(withdrawn: number, all: number): string {
  const decided = all - withdrawn;
  const gone = `${vacancyCount(withdrawn)} ${withdrawn === 1 ? "saiu" : "saíram"} da fila.`;
  if (decided === 0) return gone;
  return `${gone} ${vacancyCount(decided)} já ${decided === 1 ? "tinha sido decidida" : "tinham sido decididas"} e ${decided === 1 ? "fica" : "ficam"} como ${decided === 1 ? "está" : "estão"}.`;
}

/** This tab's last import, whose waiting jobs can be removed together. */
export function LastImport({ onWithdrawn }: { onWithdrawn: () => void }) {
  const last = useLastImport();
  const [busy, setBusy] = useState(false);
  if (!last) return null;
  const { ids, at } = last;

  async function withdraw() {
    if (busy) return;
    setBusy(true);
    const end = await withdrawImport(ids);
    setBusy(false);
    if (end.withdrawn > 0) onWithdrawn();
    if (end.outcome === "done") {
      forgetImport();
      reportWithdrawn(end.withdrawn, ids.length);
    } else {
      keepImport(end.left, at);
      reportFailed(end.outcome);
    }
  }

  return (
    <Notice
      tone="info"
      mb={3}
      action={
        <HStack>
          <Button
            variant="outlined"
            size="small"
            onClick={() => void withdraw()}
            aria-disabled={busy}
          >
            {busy ? "Desfazendo..." : "Desfazer importação"}
          </Button>
          <Button
            size="small"
            color="inherit"
            onClick={() => !busy && forgetImport()}
            aria-disabled={busy}
          >
            Está certo
          </Button>
        </HStack>
      }
    >
      {vacancyCount(ids.length)} {ids.length === 1 ? "importada" : "importadas"} às{" "}
      {formatTime(new Date(at))}. Algo errado na planilha? Dá para tirar todas da fila de uma vez.
    </Notice>
  );
}
