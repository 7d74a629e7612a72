import CloseIcon from "@mui/icons-material/Close";
import DescriptionIcon from "@mui/icons-material/DescriptionOutlined";
import UploadFileIcon from "@mui/icons-material/UploadFileOutlined";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { resumeFileProblem } from "@vagas/functions/domain/application/resumeFile";
import { useEffect, useState } from "react";
import { fileSizeText } from "./fileSizeText.ts";
import { helpId, PlainField } from "./PlainField.tsx";

type Props = {
  file: File | null;
  problem: string | undefined;
  onChoose: (file: File | null, problem: string | undefined) => void;
};

const id = "curriculo";
const accepted =
  ".pdf,.doc,.docx,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** Why a file is refused, by its name, size and first bytes; null when it will do. */
async function problemOf(file: File): Promise<string | null> {
  const firstBytes = await file
    .slice(0, 8)
    .arrayBuffer()
    .then(
      (bytes) => new Uint8Array(bytes),
      () => null,
    );
  return resumeFileProblem({ name: file.name, size: file.size, firstBytes });
}

/** Browsers open a file that is dropped beside the field, and what was filled in is gone. */
function useNoDropBeside() {
  useEffect(() => {
    const ignore = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "none";
    };
    window.addEventListener("dragover", ignore);
    window.addEventListener("drop", ignore);
    return () => {
      window.removeEventListener("dragover", ignore);
      window.removeEventListener("drop", ignore);
    };
  }, []);
}

/** The résumé, chosen or dropped. One that is refused leaves the one before in its place. */
export function ResumeField({ file, problem, onChoose }: Props) {
  const [over, setOver] = useState(false);
  useNoDropBeside();

  async function choose(files: FileList | null) {
    const [chosen, second] = files ?? [];
    if (!chosen) return;
    const found = second ? "Escolha um arquivo só" : await problemOf(chosen);
    if (found === null) onChoose(chosen, undefined);
    else onChoose(file, file ? `${found}. Continua valendo “${file.name}”` : found);
  }

  return (
    <PlainField id={id} label="Currículo" help="PDF ou Word, até 5 MB." error={problem}>
      <Box
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void choose(event.dataTransfer.files);
        }}
        sx={{
          position: "relative",
          border: "2px dashed",
          borderRadius: 1,
          bgcolor: over ? "action.hover" : "background.paper",
          borderColor:
            problem !== undefined ? "error.main" : over ? "primary.main" : "text.disabled",
          "&:focus-within": {
            outline: "3px solid",
            outlineColor: "primary.main",
            outlineOffset: 2,
          },
        }}
      >
        <Box
          component="input"
          id={id}
          type="file"
          accept={accepted}
          aria-describedby={helpId(id)}
          aria-invalid={problem !== undefined && !file}
          aria-required
          onChange={(event: React.ChangeEvent<HTMLInputElement>) => {
            void choose(event.target.files);
            event.target.value = ""; // So that the same file can be chosen again after it was removed.
          }}
          sx={{ position: "absolute", inset: 0, width: "100%", opacity: 0, cursor: "pointer" }}
        />
        <Box
          sx={{
            display: "flex",
            alignItems: "center",
            gap: 2,
            p: 2,
            minHeight: 88,
            pointerEvents: "none",
            "& > svg": { color: "primary.main", fontSize: 32, flex: "none" },
          }}
        >
          {file ? <DescriptionIcon aria-hidden /> : <UploadFileIcon aria-hidden />}
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography sx={{ fontWeight: 650, overflowWrap: "anywhere" }}>
              {file ? file.name : "Toque para escolher o arquivo"}
            </Typography>
            <Typography variant="body2" sx={{ color: "text.secondary" }}>
              {file ? fileSizeText(file.size) : "ou arraste e solte aqui"}
            </Typography>
          </Box>
          {file && (
            <IconButton
              aria-label="Remover arquivo"
              onClick={() => onChoose(null, undefined)}
              sx={{ pointerEvents: "auto" }}
            >
              <CloseIcon />
            </IconButton>
          )}
        </Box>
      </Box>
    </PlainField>
  );
}
