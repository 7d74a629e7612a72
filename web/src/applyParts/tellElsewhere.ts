import type { SentApplication } from "../data/application/applicationRecord.ts";
import { isSameName, standsFor } from "../data/application/earlierApplication.ts";
import type { Application } from "../data/application/kept/keptApplication.ts";
import { notify } from "../ui/message/notifications.ts";
import { discardSentDraft } from "./applicationDraft.ts";
import type { SendingState } from "./sendingState.ts";

/** Tells people who have left the form how their application ended, and drops the draft of one that was sent. */
export async function tellElsewhere(sending: SendingState, application: Application) {
  const { state } = sending;
  const stands =
    state === "sent" || (state === "already" && standsFor(sending.sent, application.draft.name));
  if (state === "waiting")
    notify({
      severity: "info",
      title: "Sua candidatura será enviada mais tarde",
      description: "Ela está guardada neste aparelho e ainda não foi enviada.",
    });
  else if (state !== "idle")
    notify({
      severity: stands ? "success" : "error",
      title: stands ? "Candidatura enviada com sucesso!" : "Erro ao enviar candidatura",
      ...(state === "occupied" && {
        description: `A candidatura de ${sending.of} ainda espera neste aparelho.`,
      }),
      ...(state === "already" &&
        !stands && { description: inPlaceText(sending.sent, application) }),
    });
  if (stands) await dropSentDraft(application);
}

/** Why an application was not sent: an earlier one, to the same job or to the talent bank, has its place. */
export const withdrawnText =
  "Você já se candidatou a esta vaga, e essa candidatura não está mais com a empresa: não dá para enviar outra.";

/** The same for another person's. */
export function ofAnotherText(name: string): string {
  return `Este aparelho já enviou a candidatura de ${name}. Se é você, não é preciso enviar de novo. Para outra pessoa, antes use Limpar tudo daqui, em Minhas candidaturas; isso apaga também o que você digitou.`;
}

function inPlaceText({ name }: SentApplication, { draft }: Application): string {
  return isSameName(name, draft.name) ? withdrawnText : ofAnotherText(name);
}

/** Drops what was typed for an application that was sent: the form, or the answers of a written résumé. */
export async function dropSentDraft({ draft, written }: Pick<Application, "draft" | "written">) {
  if (!written) return discardSentDraft(draft);
  const { dropSentResumeDraft } = await import("../data/application/writtenResumeDraft.ts");
  dropSentResumeDraft(draft);
}
