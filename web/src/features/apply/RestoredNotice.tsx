import Button from "@mui/material/Button";
import { Notice } from "../../ui/message/Notice.tsx";

type Props = {
  /** Who wrote it, if it had been set aside: then another person may read this. */
  whose: string | null;
  withFile: boolean;
  /** Whether it was kept, and waits for a consent to another text. */
  isUnsent: boolean;
  onDiscard: () => void;
};

/** What the form has of an earlier visit, with a button that empties it. */
export function RestoredNotice({ whose, withFile, isUnsent, onDiscard }: Props) {
  return (
    <Notice
      tone="info"
      title={isUnsent ? "Ainda não foi enviada: o texto da autorização mudou" : undefined}
      action={
        <Button size="small" onClick={onDiscard} sx={{ ml: -1.5 }}>
          Descartar rascunho
        </Button>
      }
    >
      {whose === null ? ownText(withFile) : textOf(whose, withFile)}
      {isUnsent && " Confira, autorize e envie."}
    </Notice>
  );
}

function ownText(withFile: boolean): string {
  const next = withFile ? ", com o arquivo do currículo." : ". Anexe o currículo de novo.";
  return `Recuperamos o que você já tinha preenchido neste aparelho${next}`;
}

function textOf(name: string, withFile: boolean): string {
  const next = withFile
    ? ", com o arquivo do currículo. Se não é você, descarte o rascunho."
    : ". Se é você, anexe o currículo de novo; se não, descarte o rascunho.";
  return `Este formulário tem o que ${name} escreveu neste aparelho${next}`;
}
