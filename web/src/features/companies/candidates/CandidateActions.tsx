import DownloadIcon from "@mui/icons-material/DownloadOutlined";
import ErrorIcon from "@mui/icons-material/ErrorOutlined";
import Button from "@mui/material/Button";
import type { Candidate } from "@vagas/functions/domain/application/candidate";
import type { Job } from "@vagas/functions/domain/job/job";
import { useState } from "react";
import { lazyImport } from "../../../data/visitor/lazyImport.ts";
import { notify } from "../../../ui/message/notifications.ts";
import { saveFile } from "../../../ui/saveFile.ts";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { CandidateChatButton } from "./CandidateChatButton.tsx";
import { candidateChat } from "./candidateChat.ts";
import { useMarkOpened } from "./useMarkOpened.ts";

type Props = { candidate: Candidate; job: Pick<Job, "title">; companyName: string };

/** Loaded with the first download. */
const loadDownload = lazyImport(() => import("../../../data/application/resumeDownload.ts"));

const refusals = {
  missing: "O arquivo não está mais disponível.",
  forbidden: "Sua sessão terminou ou sua conta não pode abrir este arquivo. Entre de novo.",
  failed: "Verifique sua conexão com a internet e tente de novo.",
} as const;

/** A chat first, because everybody has a phone number; then the file. */
export function CandidateActions({ candidate, job, companyName }: Props) {
  const opened = useMarkOpened(candidate);
  const chat = candidateChat(candidate, job.title, companyName);
  return (
    <>
      {chat && <CandidateChatButton name={candidate.name} href={chat} onClick={opened} />}
      {candidate.resumeMissing ? (
        <StatusChip
          tone="bad"
          icon={<ErrorIcon aria-hidden />}
          label="Arquivo não abriu; pedimos outro"
        />
      ) : (
        <DownloadButton candidate={candidate} onDownloaded={opened} />
      )}
    </>
  );
}

type DownloadProps = { candidate: Candidate; onDownloaded: () => void };

function DownloadButton({ candidate, onDownloaded }: DownloadProps) {
  const [downloading, setDownloading] = useState(false);

  async function download() {
    if (downloading) return;
    setDownloading(true);
    const part = await loadDownload().catch(() => null);
    const result = part
      ? await part.downloadResume(candidate.resumePath)
      : ({ outcome: "failed" } as const);
    setDownloading(false);
    if (result.outcome === "ready") {
      saveFile(result.file, result.name);
      onDownloaded();
    } else
      notify({
        severity: "error",
        title: "Erro ao abrir o currículo",
        description: refusals[result.outcome],
      });
  }

  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<DownloadIcon />}
      aria-disabled={downloading}
      onClick={() => void download()}
      aria-label={`Baixar o currículo de ${candidate.name}`}
    >
      {downloading ? "Baixando..." : "Currículo"}
    </Button>
  );
}
