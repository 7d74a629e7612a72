import { LineIcon } from "../../ui/LineIcon.tsx";
import { Button } from "../../ui/button/Button.tsx";
import type { Job } from "@vagas/functions/domain/job/job";
import { useState } from "react";
import { lazyPart } from "../../ui/lazyPart.tsx";
import { notify } from "../../ui/message/notifications.ts";
import { jobAddress, shareJob, useShareLink } from "./shareJob.ts";

const CopyDialog = lazyPart(
  async () => (await import("../../ui/message/CopyDialog.tsx")).CopyDialog,
);

export function ShareButton({ job }: { job: Pick<Job, "id" | "title" | "company"> }) {
  const [byHand, setByHand] = useState(false);
  const link = useShareLink(job);

  async function share() {
    const outcome = await shareJob(job);
    if (outcome === "shared")
      notify({
        severity: "success",
        title: "Link compartilhado!",
        description: "Vaga compartilhada com sucesso.",
      });
    if (outcome === "copied")
      notify({
        severity: "success",
        title: "Link copiado!",
        description: "Link copiado para a área de transferência.",
      });
    if (outcome === "refused") setByHand(true);
  }

  return (
    <>
      <Button
        data-shares
        color="inherit"
        startIcon={<LineIcon of="share" />}
        href={link}
        target="_blank"
        rel="noopener"
        onClick={(event) => {
          event.preventDefault();
          void share();
        }}
      >
        Compartilhar
      </Button>
      {byHand && (
        <CopyDialog
          title="Compartilhar vaga"
          label="Link da vaga"
          text={jobAddress(job)}
          onClose={() => setByHand(false)}
        />
      )}
    </>
  );
}
