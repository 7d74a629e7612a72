import { recipientOf } from "@vagas/functions/domain/application/recipient";
import { replyLine } from "@vagas/functions/domain/company/replyWord";
import type { Job } from "@vagas/functions/domain/job/job";
import { withFullStop } from "@vagas/functions/domain/text/withFullStop";
import clsx from "clsx";
import text from "../../ui/text.module.css";
import look from "./ApplyNote.module.css";

/** What becomes of an application to an open job. */
export function ApplyNote({ job }: { job: Job }) {
  const { companyId, companyReplies, contactWhatsapp } = job;
  return (
    <p className={clsx(text.small, text.muted, look.note)}>
      Ao se candidatar, seu currículo vai {companyId !== null && "direto "}para{" "}
      {withFullStop(recipientOf(job))}
      {contactWhatsapp !== "" && " Depois, um botão abre a conversa com o anunciante no WhatsApp."}
      {companyReplies && (
        <>
          {" "}
          <strong>{`${replyLine(companyReplies)}.`}</strong>
        </>
      )}
    </p>
  );
}
