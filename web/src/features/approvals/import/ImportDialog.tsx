import CloseIcon from "@mui/icons-material/Close";
import IconButton from "@mui/material/IconButton";
import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useState } from "react";
import { ImportPreview } from "./ImportPreview.tsx";
import { ImportRun } from "./ImportRun.tsx";
import { ImportSource } from "./ImportSource.tsx";
import type { ImportTable } from "./readImport.ts";
import { PageDialog } from "../../../ui/message/PageDialog.tsx";
import { DialogHeading } from "../../../ui/message/DialogHeading.tsx";
import { unlessBeside } from "../../../ui/message/unlessBeside.ts";
import { unlessBusy } from "../../../ui/message/unlessBusy.ts";

type Step = { name: "source" } | { name: "preview" | "run"; table: ImportTable };

type Props = { onClose: () => void; onImported: () => void };

/** Imports jobs into the queue in three steps: source, preview, run. */
export function ImportDialog({ onClose, onImported }: Props) {
  const theme = useTheme();
  const small = !useMediaQuery(theme.breakpoints.up("md"), { noSsr: true });
  const [step, setStep] = useState<Step>({ name: "source" });
  const [pasted, setPasted] = useState("");
  const [busy, setBusy] = useState(false);
  return (
    <PageDialog
      open
      onClose={unlessBeside(() => true, unlessBusy(busy, onClose))}
      aria-labelledby="import-title"
      fullScreen={small}
      fullWidth
      maxWidth="md"
      slotProps={{ paper: { sx: { maxHeight: { md: "88dvh" } } } }}
    >
      <DialogHeading
        id="import-title"
        title="Importar vagas"
        end={
          <IconButton aria-label="Fechar" onClick={onClose} disabled={busy}>
            <CloseIcon />
          </IconButton>
        }
      />
      {step.name === "source" && (
        <ImportSource
          pasted={pasted}
          onPaste={setPasted}
          onRead={(table) => setStep({ name: "preview", table })}
        />
      )}
      {step.name === "preview" && (
        <ImportPreview
          table={step.table}
          onBack={() => setStep({ name: "source" })}
          onConfirm={() => setStep({ name: "run", table: step.table })}
        />
      )}
      {step.name === "run" && (
        <ImportRun table={step.table} onBusy={setBusy} onImported={onImported} onClose={onClose} />
      )}
    </PageDialog>
  );
}
