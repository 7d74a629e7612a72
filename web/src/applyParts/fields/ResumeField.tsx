import CloseIcon from "@mui/icons-material/Close";
import DescriptionIcon from "@mui/icons-material/DescriptionOutlined";
import UploadFileIcon from "@mui/icons-material/UploadFileOutlined";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { resumeFileProblem, resumeNameOf } from "@vagas/functions/domain/application/resumeFile";
import { useEffect } from "react";
import { describedBy, Field } from "../../ui/form/Field.tsx";
import { FileDrop } from "../../ui/form/FileDrop.tsx";
import { fileSizeText } from "./fileSizeText.ts";
import { notForFingers } from "../../ui/notForFingers.ts";
import { HStack } from "../../ui/layout/HStack.tsx";
import { Fill } from "../../ui/layout/Fill.tsx";

type Props = {
  /** For a page with several. */
  id?: string;
  file: File | null;
  problem: string | undefined;
  onChoose: (file: File | null, problem: string | undefined) => void;
  /** Gets the end of the look at a chosen file, before which `onChoose` is not called. */
  onLook?: (end: Promise<void>) => void;
};

const accepted =
  ".pdf,.doc,.docx,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** A chosen file, with an ending if its name had none, and why it is refused; null if it is accepted. */
async function lookAt(chosen: File): Promise<{ named: File; found: string | null }> {
  const firstBytes = await chosen
    .slice(0, 8)
    .arrayBuffer()
    .then(
      (bytes) => new Uint8Array(bytes),
      () => null,
    );
  const { type, size, lastModified } = chosen;
  const name = resumeNameOf({ name: chosen.name, type, firstBytes });
  const named = name === chosen.name ? chosen : new File([chosen], name, { type, lastModified });
  return { named, found: resumeFileProblem({ name, size, firstBytes }) };
}

/** Prevents browsers from opening a file that is dropped beside the field, which would lose the input. */
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

/** The résumé, chosen or dropped. A refused one keeps the previous one. */
export function ResumeField({ id = "curriculo", file, problem, onChoose, onLook }: Props) {
  useNoDropBeside();

  async function choose([chosen, second]: readonly File[]) {
    if (!chosen) return;
    const { named, found } = second
      ? { named: chosen, found: "Escolha um arquivo só" }
      : await lookAt(chosen);
    if (found === null) onChoose(named, undefined);
    else onChoose(file, file ? `${found}. Continua valendo “${file.name}”` : found);
  }

  return (
    <Field id={id} label="Currículo" help="PDF ou Word, até 5 MB." error={problem}>
      <FileDrop
        id={id}
        accept={accepted}
        aria-describedby={describedBy(id)}
        aria-invalid={problem !== undefined && !file}
        aria-required
        onFiles={(files) => {
          const end = choose(files);
          onLook?.(end);
        }}
        sx={{
          bgcolor: "background.paper",
          borderColor: problem === undefined ? "fieldBorder" : "error.main",
        }}
      >
        <ChosenFile file={file} onRemove={() => onChoose(null, undefined)} />
      </FileDrop>
    </Field>
  );
}

/** A finger drags no file. */
function OrDrag() {
  return (
    <Box component="span" sx={notForFingers}>
      ou arraste e solte aqui
    </Box>
  );
}

function ChosenFile({ file, onRemove }: { file: File | null; onRemove: () => void }) {
  return (
    <HStack
      gap={2}
      nowrap
      align="center"
      sx={{
        p: 2,
        minHeight: 88,
        pointerEvents: "none",
        "& > svg": { color: "primary.main", fontSize: 32, flex: "none" },
      }}
    >
      {file ? <DescriptionIcon aria-hidden /> : <UploadFileIcon aria-hidden />}
      <Fill>
        <Typography variant="strong">
          {file ? file.name : "Toque para escolher o arquivo"}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {file ? fileSizeText(file.size) : <OrDrag />}
        </Typography>
      </Fill>
      {file && (
        <IconButton aria-label="Remover arquivo" onClick={onRemove} sx={{ pointerEvents: "auto" }}>
          <CloseIcon />
        </IconButton>
      )}
    </HStack>
  );
}
