import DownloadIcon from "@mui/icons-material/FileDownloadOutlined";
import Button from "@mui/material/Button";
import { useState } from "react";
import { readCandidate } from "../../data/admin/adminCandidates.ts";
import { downloadResume } from "../../data/application/resumeDownload.ts";
import { notify } from "../../ui/message/notifications.ts";
import { saveFile } from "../../ui/saveFile.ts";

const problems = {
  missing: "O arquivo não existe mais: pode ter sido recusado ou excluído.",
  forbidden: "Sua sessão terminou ou sua conta não pode abrir este arquivo. Entre de novo.",
  failed: "Verifique sua conexão e tente novamente.",
};

type Props = {
  candidateId: string;
  person: string;
  path: string;
  /** As the applicant named it; looked up when not known. */ fileName?: string;
};

/** Saves a résumé under the name its owner gave it. */
export function ResumeDownloadButton({ candidateId, person, path, fileName }: Props) {
  const [busy, setBusy] = useState(false);

  async function download() {
    if (busy) return;
    setBusy(true);
    const [result, name] = await Promise.all([
      downloadResume(path),
      fileName ?? ownersName(candidateId),
    ]);
    setBusy(false);
    if (result.outcome === "ready")
      saveFile(result.file, name ?? path.slice(path.lastIndexOf("/") + 1));
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

function ownersName(candidateId: string): Promise<string | undefined> {
  return readCandidate(candidateId).then(
    (candidate) => candidate?.resumeName,
    () => undefined,
  );
}
