import DownloadIcon from "@mui/icons-material/FileDownloadOutlined";
import Button from "@mui/material/Button";
import { useState } from "react";
import { downloadResume } from "../../../data/application/resumeDownload.ts";
import { notify } from "../../../ui/message/notifications.ts";
import { saveFile } from "../../../ui/saveFile.ts";

const problems = {
  missing: "O arquivo não existe mais: pode ter sido recusado ou excluído.",
  forbidden: "Sua sessão terminou ou sua conta não pode abrir este arquivo. Entre de novo.",
  failed: "Verifique sua conexão e tente novamente.",
};

type Props = {
  person: string;
  path: string;
};

/** Saves a résumé under the name its owner gave it. */
export function ResumeDownloadButton({ person, path }: Props) {
  const [busy, setBusy] = useState(false);

  async function download() {
    if (busy) return;
    setBusy(true);
    const result = await downloadResume(path);
    setBusy(false);
    if (result.outcome === "ready") saveFile(result.file, result.name);
    else
      notify({
        severity: "error",
        title: "Erro ao baixar currículo",
        description: problems[result.outcome],
      });
  }

  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<DownloadIcon />}
      onClick={() => void download()}
      aria-disabled={busy}
      aria-label={`Baixar currículo de ${person}`}
    >
      {busy ? "Baixando..." : "Currículo"}
    </Button>
  );
}
