import DownloadIcon from "@mui/icons-material/DownloadOutlined";
import ErrorIcon from "@mui/icons-material/ErrorOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { Candidate } from "@vagas/functions/domain/application/candidate";
import type { Job } from "@vagas/functions/domain/job/job";
import { lazyImport } from "../../../data/visitor/lazyImport.ts";
import { useFileSaving } from "../../../resumeViews/file/useFileSaving.ts";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { CandidateChatButton } from "./CandidateChatButton.tsx";
import { candidateChat } from "./candidateChat.ts";
import { useMarkOpened } from "./useMarkOpened.ts";

type Props = { candidate: Candidate; job: Pick<Job, "title">; companyName: string };

/** Loaded with the first download. */
const loadDownload = lazyImport(() => import("../../../data/application/resumeDownload.ts"));

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

const savingText = "Baixando...";

type DownloadProps = { candidate: Candidate; onDownloaded: () => void };

function DownloadButton({ candidate, onDownloaded }: DownloadProps) {
  const { saving, save } = useFileSaving(async () => {
    const part = await loadDownload().catch(() => null);
    return part === null ? { outcome: "failed" } : part.downloadResume(candidate.resumePath);
  });

  async function download() {
    if (await save()) onDownloaded();
  }

  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<DownloadIcon />}
      sx={(theme) => ({
        minWidth: 44,
        [theme.breakpoints.down("sm")]: saving ? {} : { "& > .MuiButton-startIcon": { mx: 0 } },
      })}
      aria-disabled={saving}
      onClick={() => void download()}
      aria-label={`${saving ? savingText : "Baixar"} o currículo de ${candidate.name}`}
    >
      {/* On a phone the icon is enough: the résumé is read by 'Ler'. */}
      <Box component="span" sx={{ display: { xs: saving ? "inline" : "none", sm: "inline" } }}>
        {saving ? savingText : "Currículo"}
      </Box>
    </Button>
  );
}
