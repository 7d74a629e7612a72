import type { Application } from "../data/application/kept/keptApplication.ts";
import { notify } from "../ui/message/notifications.ts";
import { discardSentDraft } from "./applicationDraft.ts";
import type { SendingState } from "./sendingState.ts";

/** Tells people who have left the form how their application ended, and drops the draft of one that was sent. */
export async function tellElsewhere(sending: SendingState, application: Application) {
  const { state } = sending;
  const stands = state === "sent" || state === "already";
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
    });
  if (stands) await dropSentDraft(application);
}

/** Drops what was typed for an application that was sent: the form, or the answers of a written résumé. */
export async function dropSentDraft({ draft, written }: Pick<Application, "draft" | "written">) {
  if (!written) return discardSentDraft(draft);
  const { dropSentResumeDraft } = await import("../data/application/writtenResumeDraft.ts");
  dropSentResumeDraft(draft);
}
