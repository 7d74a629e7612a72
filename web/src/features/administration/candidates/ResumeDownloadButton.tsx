import DownloadIcon from "@mui/icons-material/FileDownloadOutlined";
import Button from "@mui/material/Button";
import { downloadResume } from "../../../data/application/resumeDownload.ts";
import { useFileSaving } from "../../../resumeViews/file/useFileSaving.ts";

const failure = {
  title: "Erro ao baixar currículo",
  problems: {
    missing: "O arquivo não existe mais: pode ter sido recusado ou excluído.",
    forbidden: "Sua sessão terminou ou sua conta não pode abrir este arquivo. Entre de novo.",
    failed: "Verifique sua conexão e tente novamente.",
  },
};

type Props = {
  person: string;
  path: string;
};

/** Saves a résumé under the name its owner gave it. */
export function ResumeDownloadButton({ person, path }: Props) {
  const { saving, save } = useFileSaving(() => downloadResume(path), failure);

  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<DownloadIcon />}
      onClick={() => void save()}
      aria-disabled={saving}
      aria-label={`Baixar currículo de ${person}`}
    >
      {saving ? "Baixando..." : "Currículo"}
    </Button>
  );
}
