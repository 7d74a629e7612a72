import { applyToJob, paths, writeResumePath } from "@vagas/functions/domain/site/paths";
import { restoreUnsentDraft } from "../../applyParts/applicationDraft.ts";
import { dropSentDraft } from "../../applyParts/tellElsewhere.ts";
import { type Ended, sendWaiting } from "../../data/application/kept/sendWaiting.ts";
import { restoreResumeDraft } from "../../data/application/writtenResumeDraft.ts";
import { endPage } from "../../ui/page/useLeaveQuestion.ts";
import { type Notification, notify } from "../../ui/message/notifications.ts";

/** A line that is back is not steady at once, in milliseconds; nor does a new page send before it is shown. */
const steadyMs = 2_500;

/** Sends the waiting applications that are due, and reports each end wherever its person is on the site. */
export async function sendAndTell(isFresh: boolean): Promise<void> {
  if (isFresh) await new Promise((resolve) => setTimeout(resolve, steadyMs));
  for (const ended of await sendWaiting(isFresh)) {
    if (ended.unsent) restoreDraft(ended, ended.unsent.file);
    else await dropSentDraft(ended);
    notify(messageOf(ended));
  }
}

/** Puts what was not sent back where it was written, unless somebody else is writing there now. */
function restoreDraft({ draft, written }: Ended, file: File | null) {
  if (written) return restoreResumeDraft(draft, written, new Date());
  restoreUnsentDraft(draft, file);
}

/** Why it was not sent, and what its person may do; what was typed is in the form. */
const failures: Partial<Record<Ended["end"], string>> = {
  closed: "A vaga não recebe mais candidaturas. O que você escreveu continua guardado.",
  unreadable: "O arquivo do currículo não pôde ser lido. Envie de novo pelo formulário.",
  lost: "Ela esperou tempo demais. Envie de novo pelo formulário.",
  unsure:
    "Outra conta entrou neste aparelho, e não dá para saber se ela chegou. Se for preciso, envie de novo.",
  consent: "O texto da autorização mudou. Está tudo preenchido: confira, autorize e envie.",
};

function messageOf({ job, end, written, unsent }: Ended): Omit<Notification, "id"> {
  const target = job?.company ?? "o banco de talentos";
  if (!unsent)
    return {
      severity: "success",
      title: "Candidatura enviada com sucesso!",
      description: `Terminamos o envio do seu currículo para ${target}.`,
    };
  const label = end === "closed" ? "Ver vagas parecidas" : "Abrir o formulário";
  return {
    severity: "error",
    title: "Erro ao enviar candidatura",
    description: `Para ${target}. ${failures[end] ?? "Envie de novo pelo formulário."}`,
    lasting: true,
    action: {
      label,
      run: () => endPage(() => window.location.assign(formOf(job, written !== null))),
    },
  };
}

/** Where it was written. A closed job's form offers similar jobs. */
function formOf(job: Ended["job"], isWritten: boolean): string {
  if (isWritten) return writeResumePath(job?.id ?? null);
  return job ? applyToJob({ id: job.id }) : paths.apply;
}
