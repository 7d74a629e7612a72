import { recipientOf } from "@vagas/functions/domain/application/recipient";
import { applyToJob, paths, writeResumePath } from "@vagas/functions/domain/site/paths";
import { withFullStop } from "@vagas/functions/domain/text/withFullStop";
import { restoreUnsentDraft } from "../../applyParts/applicationDraft.ts";
import { dropSentDraft, ofAnotherText, withdrawnText } from "../../applyParts/tellElsewhere.ts";
import { type Ended, sendWaiting } from "../../data/application/kept/sendWaiting.ts";
import { restoreResumeDraft } from "../../data/application/writtenResumeDraft.ts";
import { endPage } from "../../ui/page/useLeaveQuestion.ts";
import { type Notification, notify } from "../../ui/message/notifications.ts";

/** A line that is back is not steady at once, in milliseconds; nor does a new page send before it is shown. */
const steadyMs = 2_500;

/** Sends the waiting applications that are due, and reports each end wherever its person is on the site. */
export async function sendAndTell(isFresh: boolean): Promise<void> {
  if (isFresh) await new Promise((resolve) => setTimeout(resolve, steadyMs));
  const ends = await sendWaiting(isFresh);
  // What was sent takes its draft along, which may be that of what comes back.
  const sentFirst = ends.toSorted((a, b) => Number(a.unsent !== null) - Number(b.unsent !== null));
  for (const ended of sentFirst) {
    if (ended.unsent) {
      const isRestored = restoreDraft(ended, ended.unsent.file);
      notify(failureOf(ended, isRestored));
    } else {
      await dropSentDraft(ended);
      notify(successOf(ended));
    }
  }
}

/** Puts what was not sent back where it was written; false: aside, because another is written there now. */
function restoreDraft({ draft, written, job }: Ended, file: File | null): boolean {
  if (written) return restoreResumeDraft(draft, written, new Date());
  return restoreUnsentDraft(draft, file, job?.id ?? null);
}

/** Why it was not sent. */
const failures: Partial<Record<Ended["end"], string>> = {
  closed: "A vaga não recebe mais candidaturas.",
  unreadable: "O arquivo do currículo não pôde ser lido.",
  lost: "Ela esperou tempo demais.",
  unsure: "Outra conta entrou neste aparelho, e não dá para saber se ela chegou.",
  consent: "O texto da autorização mudou.",
};

const sendAgain = "Envie de novo pelo formulário.";

/** What its person may do; what was typed is in the form. */
const ways: Partial<Record<Ended["end"], string>> = {
  closed: "O que você escreveu continua guardado.",
  unsure: "Se for preciso, envie de novo.",
  consent: "Está tudo preenchido: confira, autorize e envie.",
};

const occupied =
  "Já há outra candidatura escrita neste aparelho. Depois de enviar ou descartar essa, o texto volta quando o formulário for aberto de novo.";

/** Why an earlier application is in its place; null if none is. */
function inPlaceText({ end, of = "" }: Ended): string | null {
  if (end === "another") return ofAnotherText(of);
  return end === "withdrawn" ? withdrawnText : null;
}

/**
 * Which application it is, why it was not sent, and what follows. `isRestored`: what was typed is in the form again; else
 * another person may read this.
 */
function descriptionOf(ended: Ended, isRestored: boolean): string {
  const { end, draft } = ended;
  const target = targetOf(ended);
  const inPlace = inPlaceText(ended);
  const parts = isRestored
    ? [
        withFullStop(`Para ${target}`),
        inPlace ?? failures[end],
        inPlace === null && (ways[end] ?? sendAgain),
      ]
    : [
        withFullStop(`É a candidatura de ${draft.name} para ${target}`),
        inPlace ?? failures[end],
        occupied,
      ];
  return parts.filter(Boolean).join(" ");
}

const bank = "o banco de talentos";

function targetOf({ job }: Ended): string {
  return job?.company ?? bank;
}

function recipientText({ job }: Ended): string {
  return job ? recipientOf(job) : bank;
}

function successOf(ended: Ended): Omit<Notification, "id"> {
  return {
    severity: "success",
    title: "Candidatura enviada com sucesso!",
    description: withFullStop(`Terminamos o envio do seu currículo para ${recipientText(ended)}`),
  };
}

function failureOf(ended: Ended, isRestored: boolean): Omit<Notification, "id"> {
  const { job, end, written } = ended;
  const label = end === "closed" ? "Ver vagas parecidas" : "Abrir o formulário";
  return {
    severity: "error",
    title: "Erro ao enviar candidatura",
    description: descriptionOf(ended, isRestored),
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
