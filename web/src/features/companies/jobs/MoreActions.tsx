import MoreIcon from "@mui/icons-material/MoreVert";
import IconButton from "@mui/material/IconButton";
import MenuItem from "@mui/material/MenuItem";
import { paths } from "@vagas/functions/domain/site/paths";
import type { Job } from "@vagas/functions/domain/job/job";
import { isExpired } from "@vagas/functions/domain/job/jobStanding";
import { useState } from "react";
import { Link } from "react-router-dom";
import { PageMenu } from "../../../ui/message/PageMenu.tsx";
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
  const { setFilled, takeOff, putBack } = useJobChanges(job);
  const close = () => setAnchor(null);
  const approved = job.approvalStatus === "approved";
  const expired = isExpired(job, now);
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
        {approved && (
          <MenuItem onClick={() => void setFilled(!job.filled)}>
            {job.filled ? "Reativar" : "Marcar como preenchida"}
          </MenuItem>
        )}
        {approved && !job.paused && !expired && (
          <MenuItem onClick={() => void takeOff()}>Tirar do ar</MenuItem>
        )}
        {approved && job.paused && (
          <MenuItem onClick={() => void putBack()}>
            {expired ? "Renovar e colocar no ar" : "Colocar no ar"}
          </MenuItem>
        )}
        <MenuItem component={Link} to={`${paths.companyNewJob}?copiar=${job.id}`}>
          Duplicar
        </MenuItem>
        <MenuItem onClick={() => setDeleting(true)} sx={{ color: "error.main" }}>
          Excluir vaga
        </MenuItem>
      </PageMenu>
      {deleting && <DeleteJob job={job} onClose={() => setDeleting(false)} />}
    </>
  );
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
