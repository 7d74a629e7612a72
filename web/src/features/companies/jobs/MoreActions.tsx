import MoreIcon from "@mui/icons-material/MoreVert";
import IconButton from "@mui/material/IconButton";
import MenuItem from "@mui/material/MenuItem";
import { paths } from "@vagas/functions/domain/site/paths";
import type { Job } from "@vagas/functions/domain/job/job";
import { hasEnded } from "@vagas/functions/domain/closing/jobEnd";
import { isExpired } from "@vagas/functions/domain/job/jobStanding";
import { useState } from "react";
import { Link } from "react-router-dom";
import { LaterJobPictures } from "../../../jobViews/pictures/LaterJobPictures.tsx";
import { PageMenu } from "../../../ui/message/PageMenu.tsx";
import { notify } from "../../../ui/message/notifications.ts";
import { useCompanyArea } from "../companyContext.ts";
import { askWhetherToTell } from "./closing/closingQuestion.ts";
import { DeleteJob } from "./DeleteJob.tsx";
import { useJobChanges } from "./useJobChanges.ts";

const belowTheButton = {
  anchorOrigin: { vertical: "bottom", horizontal: "right" },
  transformOrigin: { vertical: "top", horizontal: "right" },
} as const;

/** An active company's less frequent actions on a job. */
export function MoreActions({ job, now }: { job: Job; now: Date }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [deleting, setDeleting] = useState(false);
  const [pictures, setPictures] = useState(false);
  const { company } = useCompanyArea();
  const changes = useJobChanges(job);
  const close = () => setAnchor(null);
  const approved = job.approvalStatus === "approved";
  const expired = isExpired(job, now);
  const isPublic = job.listed && !expired;
  return (
    <>
      <MoreButton title={job.title} open={anchor !== null} onOpen={setAnchor} />
      <PageMenu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        onClick={close}
        {...belowTheButton}
      >
        {approved && siteItems(job, expired, changes)}
        {isPublic && <MenuItem onClick={() => setPictures(true)}>Imagem e cartaz</MenuItem>}
        {hasEnded(job, now) && (
          <MenuItem onClick={() => void tellLater(company.id, job)}>
            Avisar quem se candidatou
          </MenuItem>
        )}
        <MenuItem component={Link} to={`${paths.companyNewJob}?copiar=${job.id}`}>
          Duplicar
        </MenuItem>
        <MenuItem onClick={() => setDeleting(true)} sx={{ color: "error.main" }}>
          Excluir vaga
        </MenuItem>
      </PageMenu>
      {pictures && <LaterJobPictures job={job} onClose={() => setPictures(false)} />}
      {deleting && <DeleteJob job={job} onClose={() => setDeleting(false)} />}
    </>
  );
}

/** What takes an approved job off the site, and brings it back. */
function siteItems(job: Job, expired: boolean, changes: ReturnType<typeof useJobChanges>) {
  const { fill, reopen, takeOff, putBack } = changes;
  // A day that has passed is repeated instead.
  const isOver = job.dayWork === true && expired;
  return [
    !(job.filled && isOver) && (
      <MenuItem key="filled" onClick={() => void (job.filled ? reopen() : fill())}>
        {job.filled ? (expired ? "Renovar e reativar" : "Reativar") : "Marcar como preenchida"}
      </MenuItem>
    ),
    !job.paused && !expired && (
      <MenuItem key="off" onClick={() => void takeOff()}>
        Tirar do ar
      </MenuItem>
    ),
    job.paused && !isOver && (
      <MenuItem key="back" onClick={() => void putBack()}>
        {expired ? "Renovar e colocar no ar" : "Colocar no ar"}
      </MenuItem>
    ),
  ];
}

/** Asks whether to tell the applicants of a job that has ended; says so if all of them have an answer. */
async function tellLater(companyId: string, job: Job) {
  const people = await askWhetherToTell(companyId, job);
  if (people === 0)
    notify({
      severity: "info",
      title: "Ninguém espera resposta",
      description: `${job.title}: cada candidatura já tem uma resposta.`,
    });
  else if (people === null)
    notify({
      severity: "error",
      title: "Não deu para contar as candidaturas",
      description: `${job.title}: confira a internet e tente de novo.`,
    });
}

type ButtonProps = { title: string; open: boolean; onOpen: (button: HTMLElement) => void };

function MoreButton({ title, open, onOpen }: ButtonProps) {
  return (
    <IconButton
      size="small"
      sx={{ width: 36, height: 36 }}
      aria-label={`Mais ações para ${title}`}
      aria-haspopup="menu"
      aria-expanded={open}
      onClick={(event) => onOpen(event.currentTarget)}
    >
      <MoreIcon />
    </IconButton>
  );
}
