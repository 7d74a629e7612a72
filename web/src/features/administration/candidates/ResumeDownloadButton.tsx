import DownloadIcon from "@mui/icons-material/FileDownloadOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { downloadResume } from "../../../data/application/resumeDownload.ts";
import { type NotSaved, useFileSavingHere } from "../../../resumeViews/file/useFileSaving.ts";

const failure = {
  title: "Erro ao baixar currículo",
  problems: {
    missing: "O arquivo não existe mais: pode ter sido recusado ou excluído.",
    forbidden: "Sua sessão terminou ou sua conta não pode abrir este arquivo. Entre de novo.",
    failed: "Verifique sua conexão e tente novamente.",
  },
};

const savingText = "Baixando...";

type Props = {
  person: string;
  path: string;
  /** Gets why it was not saved, where there is no room for that above the button. */
  tell?: (notSaved: NotSaved) => void;
};

/** Saves a résumé under the name its owner gave it, or says above the button why not. */
export function ResumeDownloadButton({ person, path, tell }: Props) {
  const { saving, refusal, save } = useFileSavingHere(() => downloadResume(path), failure, tell);
  return (
    <>
      {refusal && <Box sx={{ flexBasis: "100%", mb: 1 }}>{refusal}</Box>}
      <Button
        size="small"
        variant="outlined"
        startIcon={<DownloadIcon />}
        onClick={save}
        aria-disabled={saving}
        aria-label={`${saving ? savingText : "Baixar"} currículo de ${person}`}
      >
        {saving ? savingText : "Currículo"}
      </Button>
    </>
  );
}
