import type { ApplicationDraft } from "@vagas/functions/domain/candidate";
import type { Job } from "@vagas/functions/domain/job";
import { town } from "@vagas/functions/domain/town";
import { applicationText, whatsappLink } from "@vagas/functions/domain/whatsapp";
import { type ReactNode, useEffect, useState } from "react";
import { notify } from "../../ui/message/notifications.ts";
import { AlreadyApplied } from "./AlreadyApplied.tsx";
import { discardDraft } from "./applicationDraft.ts";
import { ApplicationForm } from "./ApplicationForm.tsx";
import { ApplicationSent } from "./ApplicationSent.tsx";
import { useApplicationSending } from "./useApplicationSending.ts";

/** The form, and what is shown once it is sent; `children` is the heading above it. */
export function Application({
  job,
  onLeave,
  children,
}: {
  job: Job | null;
  onLeave: () => void;
  children: ReactNode;
}) {
  const { sending, send, lose, cancel, hold } = useApplicationSending();
  const [chat, setChat] = useState<string | null>(null);
  const { state } = sending;

  useEffect(() => {
    if (state === "failed" || state === "offline" || state === "outdated" || state === "refused") {
      notify({
        severity: "error",
        title: "Erro ao enviar candidatura",
        description: "Houve um problema ao enviar suas informações. Tente novamente.",
      });
    }
    if (state === "sent" || state === "already") discardDraft();
  }, [state]);

  function sendDraft(draft: ApplicationDraft, file: File) {
    setChat(
      job &&
        whatsappLink(job.contactWhatsapp ?? "", applicationText({ ...draft, jobTitle: job.title })),
    );
    void send({ draft, job, file });
  }

  if (sending.state === "sent")
    return (
      <ApplicationSent
        target={job?.company ?? `o banco de talentos do ${town.boardName}`}
        chat={chat}
        jobId={job?.id ?? null}
      />
    );
  return (
    <>
      {children}
      {sending.state === "already" ? (
        <AlreadyApplied sent={sending} jobId={job?.id ?? null} />
      ) : (
        <ApplicationForm
          company={job?.company ?? null}
          sending={sending}
          onSend={sendDraft}
          onChange={hold}
          onLost={lose}
          onCancelSending={cancel}
          onLeave={onLeave}
        />
      )}
    </>
  );
}
