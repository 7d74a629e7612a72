import { LineIcon } from "../../ui/LineIcon.tsx";
import { Button } from "../../ui/button/Button.tsx";
import type { Job } from "@vagas/functions/domain/job/job";
import { contactText, whatsappLink } from "@vagas/functions/domain/text/whatsapp";
import { notify } from "../../ui/message/notifications.ts";

/** Opens a chat with the advertiser; a job without a usable number says so. */
export function ContactButton({ job }: { job: Pick<Job, "title" | "contactWhatsapp"> }) {
  const link = whatsappLink(job.contactWhatsapp ?? "", contactText(job));
  const target =
    link === null
      ? {
          onClick: () =>
            notify({
              severity: "error",
              title: "Erro no contato",
              description: "Número de WhatsApp não disponível para esta vaga.",
            }),
        }
      : { href: link, target: "_blank", rel: "noopener" };
  return (
    <Button
      variant="outlined"
      size="large"
      startIcon={<LineIcon of="whatsapp" />}
      aria-label="Contato via WhatsApp"
      {...target}
    >
      <span data-long>Contato via WhatsApp</span>
      <span data-short aria-hidden>
        WhatsApp
      </span>
    </Button>
  );
}
