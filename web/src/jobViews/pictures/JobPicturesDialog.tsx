import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import type { Job } from "@vagas/functions/domain/job/job";
import { paths } from "@vagas/functions/domain/site/paths";
import { useState } from "react";
import { PageDialog } from "../../ui/message/PageDialog.tsx";
import { SharedPicture } from "./SharedPicture.tsx";

type JobPicture = "status" | "cartaz";

const pictures = {
  status: {
    label: "Imagem para Status",
    kind: "screen",
    help: "No WhatsApp, escolha Meu status. Quem vê a imagem digita o endereço curto e se candidata.",
  },
  cartaz: {
    label: "Cartaz",
    kind: "sheet",
    help: "Imprima em papel A4, no tamanho real, e corte entre as tiras: cada pessoa leva uma.",
  },
} as const;
const kinds = Object.keys(pictures) as JobPicture[];

type Props = { job: Pick<Job, "id" | "title" | "company">; onClose: () => void };

/** The pictures of a job that is on the site: one for a Status, one for a wall. */
export function JobPicturesDialog({ job, onClose }: Props) {
  const [shown, setShown] = useState<JobPicture>("status");
  const { label, kind, help } = pictures[shown];
  return (
    <PageDialog open onClose={onClose} aria-labelledby="imagens-titulo" fullWidth maxWidth="xs">
      <DialogTitle id="imagens-titulo">{job.title}</DialogTitle>
      <DialogContent>
        <Tabs
          value={shown}
          onChange={(_event, chosen: JobPicture) => setShown(chosen)}
          aria-label="Imagens da vaga"
          variant="fullWidth"
          sx={{ mb: 2 }}
        >
          {kinds.map((value) => (
            <Tab
              key={value}
              value={value}
              label={pictures[value].label}
              id={`imagem-aba-${value}`}
              aria-controls="imagem-painel"
              sx={{ px: 0.5 }}
            />
          ))}
        </Tabs>
        <div role="tabpanel" id="imagem-painel" aria-labelledby={`imagem-aba-${shown}`}>
          <SharedPicture
            key={shown}
            address={`${paths.job(job.id)}/${shown}.png`}
            name={`${shown}-${job.id}`}
            alt={`${label} da vaga ${job.title}, de ${job.company}, com o endereço curto`}
            kind={kind}
            help={help}
          />
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Fechar</Button>
      </DialogActions>
    </PageDialog>
  );
}
