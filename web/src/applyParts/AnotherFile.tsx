import Button from "@mui/material/Button";
import { resumeRequiredText } from "@vagas/functions/domain/application/resumeFile";
import { useId, useRef, useState } from "react";
import { Focused } from "../ui/message/Focused.tsx";
import { Notice } from "../ui/message/Notice.tsx";
import { ResumeField } from "./fields/ResumeField.tsx";
import { SendingNotice } from "./SendingNotice.tsx";
import type { Replacement } from "../data/application/application.ts";
import type { SendingState } from "./sendingState.ts";
import { loadSending } from "./useApplicationSending.ts";
import { VStack } from "../ui/layout/VStack.tsx";

/** 'other': sent by another tab or at another visit. */
type Arrived = "new" | "other";

/** Another file for an application: the chosen one, and its sending. */
function useAnotherFile(jobId: string | null, onArrived: (() => void) | undefined) {
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const [sending, setSending] = useState<SendingState>({ state: "idle" });
  const [arrived, setArrived] = useState<Arrived | null>(null);
  const attempt = useRef<AbortController | null>(null);

  function choose(chosen: File | null, found: string | undefined) {
    setFile(chosen);
    setProblem(found);
  }

  async function send() {
    if (sending.state === "sending") return;
    if (!file) {
      setProblem((known) => known ?? resumeRequiredText);
      return;
    }
    attempt.current = new AbortController();
    const { signal } = attempt.current;
    setSending({ state: "sending", percent: 0 });
    const part = await loadSending().catch(() => null);
    if (signal.aborted) return;
    const onProgress = (percent: number | null) => {
      if (!signal.aborted) setSending({ state: "sending", percent });
    };
    show(await part?.replaceResume(jobId, file, onProgress, signal), signal);
  }

  /** `outcome` undefined: the code for sending did not come. */
  function show(outcome: Replacement | undefined, { aborted }: AbortSignal) {
    if (outcome === "sent" || outcome === "already") {
      setArrived(outcome === "sent" ? "new" : "other");
      onArrived?.();
      return;
    }
    if (aborted) return;
    if (outcome === undefined) setSending({ state: "outdated" });
    else setSending({ state: outcome === "cancelled" ? "idle" : outcome });
    if (outcome === "unreadable") setFile(null);
  }

  /** At once, although a request may hang; what arrived all the same is told. */
  function cancel() {
    attempt.current?.abort();
    setSending({ state: "idle" });
  }

  return { file, problem, sending, arrived, choose, send, cancel };
}

type Props = {
  /** Null: of the talent bank. */
  jobId: string | null;
  /** What it was sent for, on a page with several. */
  of?: string;
  /** Another file was received. */
  onArrived?: () => void;
};

/** Says that the sent file could not be opened, and accepts another one. */
export function AnotherFile({ jobId, of, onArrived }: Props) {
  const { file, problem, sending, arrived, choose, send, cancel } = useAnotherFile(
    jobId,
    onArrived,
  );
  const id = useId();
  if (arrived !== null)
    return (
      <Focused>
        <FileArrived arrived={arrived} />
      </Focused>
    );
  const label = sending.state === "sending" ? "Enviando..." : "Enviar outro arquivo";
  return (
    <VStack sx={{ width: "100%" }}>
      <Notice tone="error" title="O arquivo enviado não pôde ser aberto">
        Ele pode ter chegado incompleto, ou não ser um documento PDF ou Word. Seus dados estão
        guardados: falta só enviar outro arquivo.
      </Notice>
      <ResumeField id={id} file={file} problem={problem} onChoose={choose} />
      <SendingNotice sending={sending} onCancel={cancel} />
      <Button
        variant="contained"
        size="large"
        onClick={() => void send()}
        aria-label={of === undefined ? label : `${label}: ${of}`}
        aria-disabled={sending.state === "sending"}
        sx={{ justifySelf: "start" }}
      >
        {label}
      </Button>
    </VStack>
  );
}

function FileArrived({ arrived }: { arrived: Arrived }) {
  return arrived === "other" ? (
    <Notice tone="info" role="presentation" title="Outro arquivo já foi enviado">
      Ele chegou por outra aba ou outra visita. Não é preciso enviar de novo.
    </Notice>
  ) : (
    <Notice tone="info" role="presentation" title="Recebemos o novo arquivo">
      Obrigado. Se ele também não puder ser aberto, avisamos nesta página.
    </Notice>
  );
}
